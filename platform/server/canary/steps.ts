/**
 * Times are counted in exponential steps, each a tenth longer than the previous one, from 50 ms to a minute. Layout
 * shifts likewise, in thousandths, from 0.05.
 */
const FIRST_MS = 50;
const FACTOR = 1.1;
const STEPS = 75;

/** Longest time counted in a step. */
export const longestOf = (step: number): number => FIRST_MS * FACTOR ** step;

/** Step in which a time is counted. */
export const stepOf = (milliseconds: number): number =>
  Math.min(STEPS - 1, Math.max(0, Math.ceil(Math.log(milliseconds / FIRST_MS) / Math.log(FACTOR))));

/** Counts visitors in a step. */
export function addAt(steps: number[], step: number, visitors = 1): void {
  steps[step] = (steps[step] ?? 0) + visitors;
}

/** Counts of all steps, all 0. */
export const emptySteps = (): number[] => Array.from({ length: STEPS }, () => 0);
