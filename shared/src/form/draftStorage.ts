import { readSession } from '@portal/shared/session';
import { forget, keep, readStored } from './tabStorage.ts';

/** Names of secret fields, which no draft has: passwords and codes. */
const SECRET = /(pw|password|secret|token)\d*$|^(pw|code|cardNo)$/i;
/** Names of account numbers, which are in no storage of the browser. */
const ACCOUNT = /^(account|accountNo|accountNumber)$/i;

type Values = Record<string, unknown>;

/** Account numbers of this document's drafts, by draft key: a closed dialog opens with them, a reload loses them. */
const accounts = new Map<string, Values>();

/**
 * Storage key of the current member's draft. A form reads it once: what was typed remains its member's when another
 * one logs in.
 */
export const draftKeyOf = (key: string): string => `draft:${readSession()?.user.userId ?? 'guest'}:${key}`;

/** Stored draft; null if there is none or it is unreadable. */
export function readDraft(draftKey: string): Values | null {
  const stored = readStored(draftKey);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? { ...(stored as Values), ...accounts.get(draftKey) }
    : null;
}

/** Stores the typed values, except for secrets and omitted fields. */
export function writeDraft(draftKey: string, values: Values, omit: readonly string[]): void {
  const typed = Object.entries(values).filter(([field]) => !SECRET.test(field) && !omit.includes(field));
  keep(draftKey, Object.fromEntries(typed.filter(([field]) => !ACCOUNT.test(field))));
  accounts.set(draftKey, Object.fromEntries(typed.filter(([field]) => ACCOUNT.test(field))));
}

/** Deletes the draft after it was sent or discarded. */
export function forgetDraft(draftKey: string): void {
  forget(draftKey);
  accounts.delete(draftKey);
}
