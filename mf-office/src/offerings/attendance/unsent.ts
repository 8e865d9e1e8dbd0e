import * as v from 'valibot';
import { offeringKind } from '@portal/shared/contract/office';
import { WORK_KEY } from '@portal/shared/session';

/**
 * Entries taken at the door and not sent yet: numbers, codes and times, but no names. They stay on the device, over a
 * reload too, until the API has acknowledged them or the employee logs out. In `localStorage`, since it writes
 * synchronously.
 */
const entry = v.object({
  /** The employee who took it; nobody sends the entries of another employee. */
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

/** Fallback if the storage is full or blocked: entries then last as long as the page. */
let inMemory: readonly UnsentEntry[] | null = null;

/** Entries that this device has not sent yet. */
export function readUnsent(): UnsentEntry[] {
  if (inMemory) return [...inMemory];
  try {
    const stored = v.safeParse(schema, JSON.parse(localStorage.getItem(WORK_KEY) ?? '[]'));
    return stored.success ? stored.output : [];
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

/** Removes acknowledged entries; those taken meanwhile, in another tab too, stay. */
export function forgetSent(sent: readonly UnsentEntry[]): void {
  const keys = new Set(sent.map(keyOf));
  write(readUnsent().filter((one) => !keys.has(keyOf(one))));
}
