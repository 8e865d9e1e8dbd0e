import * as v from 'valibot';
import { emptySteps } from './steps.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Visitors of one build: those who have opened it, for whom it failed, and who had an answer refused. */
const counts = v.object({ opened: count, failed: count, refused: count });
export type Counts = v.InferOutput<typeof counts>;

/** The two builds of a pair. */
const SIDES = ['canary', 'live'] as const;
export type Side = (typeof SIDES)[number];

/** Visitors by the minute in which they opened their build. */
const minute = v.object({ minute: count, canary: counts, live: counts });
export type Minute = v.InferOutput<typeof minute>;

/** Of a canary and the live build beside it: how visitors fared with both. */
export const tally = v.object({
  section: v.string(),
  pair: v.string(),
  /** In their order. */
  minutes: v.array(minute),
  /** How many visitors waited how long for their first page, by the steps of `steps.ts`. */
  ready: v.object({ canary: v.array(count), live: v.array(count) }),
});
export type Tally = v.InferOutput<typeof tally>;

const noCounts = (): Counts => ({ opened: 0, failed: 0, refused: 0 });

export const emptyTally = (section: string, pair: string): Tally => ({
  section,
  pair,
  minutes: [],
  ready: { canary: emptySteps(), live: emptySteps() },
});

/** The counts of a minute, which begins with none. */
export function minuteOf({ minutes }: Tally, number: number): Minute {
  const found = minutes.find((one) => one.minute === number);
  if (found) return found;
  const begun = { minute: number, canary: noCounts(), live: noCounts() };
  minutes.push(begun);
  minutes.sort((one, other) => one.minute - other.minute);
  return begun;
}

/** Adds what another shell has counted of the same pair. */
export function addTally(to: Tally, from: Tally): void {
  for (const { minute: number, ...sides } of from.minutes) {
    const sum = minuteOf(to, number);
    for (const side of SIDES) {
      sum[side].opened += sides[side].opened;
      sum[side].failed += sides[side].failed;
      sum[side].refused += sides[side].refused;
    }
  }
  for (const side of SIDES)
    from.ready[side].forEach((visitors, step) => (to.ready[side][step] = (to.ready[side][step] ?? 0) + visitors));
}
