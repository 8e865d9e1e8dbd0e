import * as v from 'valibot';
import { offeringKind } from '@portal/shared/contract/office';
import { WORK_KEY } from '@portal/shared/session';

/**
 * What was taken at the door and has not been sent: numbers, codes and times, and no name. It stays on the device
 * until the API has answered it, over a reload too, or until the employee logs out. `localStorage`, since it is
 * written at once.
 */
const entry = v.object({
  /** The employee who took it: nobody sends what somebody else has taken. */
  takenBy: v.string(),
  kind: offeringKind,
  offeringNo: v.number(),
  lessonNo: v.number(),
  code: v.optional(v.string()),
  userExaminationNo: v.optional(v.number()),
  takenAt: v.string(),
});
export type UnsentEntry = v.InferOutput<typeof entry>;

const schema = v.array(entry);

/** Where the storage is full or forbidden: then the entries last as long as the page. */
let inMemory: readonly UnsentEntry[] | null = null;

/** All that this device has not sent yet. */
export function readUnsent(): UnsentEntry[] {
  if (inMemory) return [...inMemory];
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(WORK_KEY) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

function write(entries: readonly UnsentEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(WORK_KEY);
    else localStorage.setItem(WORK_KEY, JSON.stringify(entries));
    inMemory = null;
  } catch {
    inMemory = entries;
  }
}

const keyOf = (one: UnsentEntry) => JSON.stringify(one);

export function keepUnsent(added: UnsentEntry): void {
  write([...readUnsent(), added]);
}

/** Forgets what was answered; what was taken meanwhile, in another tab too, stays. */
export function forgetSent(sent: readonly UnsentEntry[]): void {
  const keys = new Set(sent.map(keyOf));
  write(readUnsent().filter((one) => !keys.has(keyOf(one))));
}
