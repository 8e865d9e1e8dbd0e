import * as v from 'valibot';
import { COMPARED_VITALS } from '../../src/visits/visitReport.ts';
import { addAt, emptySteps } from './steps.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Visitors of one build: those who opened it, those for whom it failed, and those with a refused answer. */
const counts = v.object({ opened: count, failed: count, refused: count });
export type Counts = v.InferOutput<typeof counts>;

/** The two builds of a pair. */
const SIDES = ['canary', 'live'] as const;
export type Side = (typeof SIDES)[number];

/** Visitors by the minute in which they opened their build. */
const minute = v.object({ minute: count, canary: counts, live: counts });
export type Minute = v.InferOutput<typeof minute>;

/**
 * Measures that builds are compared by, in addition to failures: time until the first page is usable, and web vitals.
 */
export const MEASURES = ['ready', ...COMPARED_VITALS] as const;
export type Measure = (typeof MEASURES)[number];

/** Visitors by measured value, in the steps of `steps.ts`. */
const stepped = v.object({ canary: v.array(count), live: v.array(count) });
export type Stepped = v.InferOutput<typeof stepped>;

/** Counts of a canary and of the live build. */
export const tally = v.object({
  section: v.string(),
  pair: v.string(),
  /** In chronological order. */
  minutes: v.array(minute),
  measured: v.object(v.entriesFromList(MEASURES, stepped)),
});
export type Tally = v.InferOutput<typeof tally>;

const noSteps = (): Stepped => ({ canary: emptySteps(), live: emptySteps() });

const noCounts = (): Counts => ({ opened: 0, failed: 0, refused: 0 });

export const emptyTally = (section: string, pair: string): Tally => ({
  section,
  pair,
  minutes: [],
  measured: { ready: noSteps(), LCP: noSteps(), INP: noSteps(), CLS: noSteps() },
});

/** Counts of a minute; adds the minute if it is new. */
export function minuteOf({ minutes }: Tally, number: number): Minute {
  const found = minutes.find((one) => one.minute === number);
  if (found) return found;
  const begun = { minute: number, canary: noCounts(), live: noCounts() };
  minutes.push(begun);
  minutes.sort((one, other) => one.minute - other.minute);
  return begun;
}

/** Adds another shell's counts of the same pair. */
export function addTally(to: Tally, from: Tally): void {
  for (const { minute: number, ...sides } of from.minutes) {
    const sum = minuteOf(to, number);
    for (const side of SIDES) {
      sum[side].opened += sides[side].opened;
      sum[side].failed += sides[side].failed;
      sum[side].refused += sides[side].refused;
    }
  }
  for (const measure of MEASURES)
    for (const side of SIDES)
      from.measured[measure][side].forEach((visitors, step) => addAt(to.measured[measure][side], step, visitors));
}
