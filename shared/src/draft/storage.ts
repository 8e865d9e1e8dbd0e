import { readSession } from '@portal/shared/session';

/** Secrets never stand in a draft, whatever the form calls its neighbours: passwords, codes, account numbers. */
const SECRET = /(pw|password|secret|token)\d*$|^(pw|account|accountNo|accountNumber|code|cardNo)$/i;

/** Whether a field of this name may be kept. */
export const mayBeKept = (field: string, omit: readonly string[]) => !SECRET.test(field) && !omit.includes(field);

/** Drafts belong to who wrote them: another member at the same screen does not find them. */
const nameOf = (key: string) => `draft:${readSession()?.user.userId ?? 'guest'}:${key}`;

/** What was kept; null when there is nothing or it cannot be read. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed. A full or forbidden storage costs the draft, never the form. */
export function writeDraft(key: string, values: Record<string, unknown>, omit: readonly string[]): void {
  try {
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => mayBeKept(field, omit)));
    sessionStorage.setItem(nameOf(key), JSON.stringify(kept));
  } catch {
    // Private windows of some browsers allow no storage.
  }
}

/** Forgets it: what was typed has been sent or thrown away. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // Nothing was kept there either.
  }
}
