import { evidenceOfMoreThan } from './evidence.ts';
import { longestOf, stepOf } from './steps.ts';
import type { Measure, Stepped } from './Tally.ts';

/** What is usual with the live build is known well enough from so many visitors. */
const MIN_MEASURED = 50;
/** Builds are compared by what three of four visitors do not exceed. */
const LATE_QUARTER = 0.25;
/** It may be so much more than what is usual. */
const MAX_MORE = 1.5;

const inMilliseconds = (value: number) => `${Math.round(value)} ms`;
const inShifts = (value: number) => String(Math.round(value) / 1000);

/** How a measure is told, and by how much it may be more in any case: a fast page is not judged by trifles. */
const ABOUT: Readonly<Record<Measure, { what: string; more: number; inWords(value: number): string }>> = {
  ready: { what: 'its first page took', more: 200, inWords: inMilliseconds },
  LCP: { what: 'the largest content of its first page took', more: 200, inWords: inMilliseconds },
  INP: { what: 'an answer to a press took', more: 100, inWords: inMilliseconds },
  CLS: { what: 'its pages shifted by', more: 100, inWords: inShifts },
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The step that so many visitors do not exceed. */
function stepOfMost(visitors: readonly number[], most: number): number {
  let counted = 0;
  return visitors.findIndex((here) => (counted += here) >= most);
}

export interface Lateness {
  /** That more than a quarter of the canary's visitors have more than the live build's may. */
  evidence: number;
  why: string;
}

/** By how much more visitors wait, or pages shift; null as long as too little is known of the live build. */
export function latenessOf(measure: Measure, { canary, live }: Stepped): Lateness | null {
  const measured = sum(live);
  if (measured < MIN_MEASURED) return null;
  const { what, more, inWords } = ABOUT[measure];
  const usual = longestOf(stepOfMost(live, (1 - LATE_QUARTER) * measured));
  const limit = stepOf(Math.max(usual * MAX_MORE, usual + more));
  const late = { of: sum(canary), bad: sum(canary.slice(limit + 1)) };
  return {
    evidence: evidenceOfMoreThan(LATE_QUARTER, late),
    why:
      `${what} more than ${inWords(longestOf(limit))} for ${late.bad} of ${late.of} visitors, ` +
      `with the live build no more than ${inWords(usual)} for three of four`,
  };
}
