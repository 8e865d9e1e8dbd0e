import * as v from 'valibot';
import { registryEntry, type RegistryEntry } from '@portal/shared/section/registry';
import type { StoredEntry } from './storage/RegistryStorage.ts';

/** Validates the entry stored under a name. @throws if it is invalid. */
export function checkedEntry(name: string, stored: StoredEntry): RegistryEntry {
  if ('problem' in stored) throw new Error(stored.problem);
  const entry = v.parse(registryEntry, stored.content);
  if (entry.name !== name) throw new Error(`it is the entry of ${entry.name}`);
  return entry;
}
