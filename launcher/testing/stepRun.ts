import type { SuiteOutcome } from './outcome.ts';

/** Progress reports of a step. */
export interface StepRun {
  /** Announces a number of suites or journeys. */
  expects(tests: number): void;
  /** One of them has ended, but not yet its file. */
  moves(): void;
  /** A suite has ended. */
  hears(outcome: SuiteOutcome): void;
  hasFailed(): boolean;
}
