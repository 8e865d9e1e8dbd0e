import { readSession } from '@portal/shared/session';
import { forget, keep, readStored } from './tabStorage.ts';

/** Names of secret fields, which are never stored in a draft: passwords, codes, account numbers. */
const SECRET = /(pw|password|secret|token)\d*$|^(pw|account|accountNo|accountNumber|code|cardNo)$/i;

const mayBeStored = (field: string, omit: readonly string[]) => !SECRET.test(field) && !omit.includes(field);

/** Storage key with the user id, so that another member at the same screen does not see the draft. */
const storageKey = (key: string) => `draft:${readSession()?.user.userId ?? 'guest'}:${key}`;

/** Stored draft; null if there is none or it is unreadable. */
export function readDraft(key: string): Record<string, unknown> | null {
  const stored = readStored(storageKey(key));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : null;
}

/** Stores the typed values, except for secrets and omitted fields. */
export const writeDraft = (key: string, values: Record<string, unknown>, omit: readonly string[]): void =>
  keep(storageKey(key), Object.fromEntries(Object.entries(values).filter(([field]) => mayBeStored(field, omit))));

/** Deletes the draft after it was sent or discarded. */
export const forgetDraft = (key: string): void => forget(storageKey(key));
