import type { SuiteOutcome } from './outcome.ts';

/** What a step reports while it runs. */
export interface StepRun {
  /** So many suites or journeys will come. */
  expects(tests: number): void;
  /** One of them has ended, and its file has not. */
  moves(): void;
  /** A suite has ended. */
  hears(outcome: SuiteOutcome): void;
  hasFailed(): boolean;
}
