import { likelihoodOfMoreThan } from './likelihood.ts';
import { longestOf, stepOf } from './steps.ts';
import type { Measure, Stepped } from './Tally.ts';

/** Minimum of visitors measured with the live build. */
const MIN_MEASURED = 50;
/** Builds are compared by their third quartile. */
const LATE_QUARTER = 0.25;
/** Factor by which the canary's third quartile may exceed the live build's. */
const MAX_MORE = 1.5;

const inMilliseconds = (value: number) => `${Math.round(value)} ms`;
const inShifts = (value: number) => String(Math.round(value) / 1000);

/** Wording of each measure, and its absolute tolerance: a fast page is not judged by trifles. */
const ABOUT: Readonly<Record<Measure, { what: string; more: number; inWords(value: number): string }>> = {
  ready: { what: 'its first page took', more: 200, inWords: inMilliseconds },
  LCP: { what: 'the largest content of its first page took', more: 200, inWords: inMilliseconds },
  INP: { what: 'an answer to a press took', more: 100, inWords: inMilliseconds },
  CLS: { what: 'its pages shifted by', more: 100, inWords: inShifts },
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** First step that at least `most` visitors do not exceed. */
function stepOfMost(visitors: readonly number[], most: number): number {
  let counted = 0;
  return visitors.findIndex((here) => (counted += here) >= most);
}

export interface Lateness {
  /** Likelihood ratio that more than a quarter of the canary's visitors exceed the limit derived from the live one. */
  likelihood: number;
  why: string;
}

/** Compares a measure of both builds; null while the live build has too few measurements. */
export function latenessOf(measure: Measure, { canary, live }: Stepped): Lateness | null {
  const measured = sum(live);
  if (measured < MIN_MEASURED) return null;
  const { what, more, inWords } = ABOUT[measure];
  const usual = longestOf(stepOfMost(live, (1 - LATE_QUARTER) * measured));
  const limit = stepOf(Math.max(usual * MAX_MORE, usual + more));
  const late = { of: sum(canary), bad: sum(canary.slice(limit + 1)) };
  return {
    likelihood: likelihoodOfMoreThan(LATE_QUARTER, late),
    why:
      `${what} more than ${inWords(longestOf(limit))} for ${late.bad} of ${late.of} visitors, ` +
      `with the live build no more than ${inWords(usual)} for three of four`,
  };
}
