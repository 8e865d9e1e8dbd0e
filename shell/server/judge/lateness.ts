import { evidenceOfMoreThan } from './evidence.ts';
import { longestOf, stepOf } from './steps.ts';
import type { Tally } from './Tally.ts';

/** The live build's times are known well enough from so many visitors. */
const MIN_TIMED = 50;
/** The times are compared by what three of four visitors do not exceed. */
const LATE_QUARTER = 0.25;
/** So much longer a page may take: both, so that neither a fast page nor a slow one is judged by trifles. */
const MAX_SLOWER = 1.5;
const MAX_SLOWER_MS = 200;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export interface Lateness {
  /** That more than a quarter of the canary's visitors wait longer than the live build's may. */
  evidence: number;
  why: string;
}

/** How much longer visitors wait for their first page; null as long as too little is known of the live build. */
export function latenessOf({ ready: { canary, live } }: Pick<Tally, 'ready'>): Lateness | null {
  const timed = sum(live);
  if (timed < MIN_TIMED) return null;
  const usual = longestOf(live.findIndex((_, step) => sum(live.slice(0, step + 1)) >= (1 - LATE_QUARTER) * timed));
  const limit = stepOf(Math.max(usual * MAX_SLOWER, usual + MAX_SLOWER_MS));
  const late = { of: sum(canary), bad: sum(canary.slice(limit + 1)) };
  const [limitMs, usualMs] = [longestOf(limit), usual].map(Math.round);
  return {
    evidence: evidenceOfMoreThan(LATE_QUARTER, late),
    why:
      `its first page took more than ${limitMs} ms for ${late.bad} of ${late.of} visitors, ` +
      `with the live build three of four have it in ${usualMs} ms`,
  };
}
