import { readSession } from '@portal/shared/session';
import { forget, keep, readStored } from './tabStorage.ts';

/** Names of secret fields, which are never stored in a draft: passwords, codes, account numbers. */
const SECRET = /(pw|password|secret|token)\d*$|^(pw|account|accountNo|accountNumber|code|cardNo)$/i;

const mayBeStored = (field: string, omit: readonly string[]) => !SECRET.test(field) && !omit.includes(field);

/**
 * Storage key of the current member's draft. A form reads it once: what was typed remains its member's when another
 * one logs in.
 */
export const draftKeyOf = (key: string): string => `draft:${readSession()?.user.userId ?? 'guest'}:${key}`;

/** Stored draft; null if there is none or it is unreadable. */
export function readDraft(draftKey: string): Record<string, unknown> | null {
  const stored = readStored(draftKey);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : null;
}

/** Stores the typed values, except for secrets and omitted fields. */
export const writeDraft = (draftKey: string, values: Record<string, unknown>, omit: readonly string[]): void =>
  keep(draftKey, Object.fromEntries(Object.entries(values).filter(([field]) => mayBeStored(field, omit))));

/** Deletes the draft after it was sent or discarded. */
export const forgetDraft = (draftKey: string): void => forget(draftKey);
