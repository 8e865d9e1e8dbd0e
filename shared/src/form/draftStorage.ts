import { readSession } from '@portal/shared/session';
import { forget, keep, readKept } from './tabStorage.ts';

/**
 * Secrets are never part of a draft, whatever the form calls the fields around them: passwords, codes, account numbers.
 */
const SECRET = /(pw|password|secret|token)\d*$|^(pw|account|accountNo|accountNumber|code|cardNo)$/i;

const mayBeKept = (field: string, omit: readonly string[]) => !SECRET.test(field) && !omit.includes(field);

/** A draft belongs to the member who typed it: another member at the same screen does not see it. */
const storageKey = (key: string) => `draft:${readSession()?.user.userId ?? 'guest'}:${key}`;

/** The draft; null when there is none or it cannot be read. */
export function readDraft(key: string): Record<string, unknown> | null {
  const kept = readKept(storageKey(key));
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null;
}

/** Keeps what was typed, secrets and omitted fields aside. */
export const writeDraft = (key: string, values: Record<string, unknown>, omit: readonly string[]): void =>
  keep(storageKey(key), Object.fromEntries(Object.entries(values).filter(([field]) => mayBeKept(field, omit))));

/** Forgets the draft: it has been sent or thrown away. */
export const forgetDraft = (key: string): void => forget(storageKey(key));
