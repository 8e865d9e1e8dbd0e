import type { SuiteOutcome } from './outcome.ts';

/** Messages from the reporters of jest and Playwright to the runner. */
export type RunnerMessage =
  | { kind: 'total'; tests: number }
  | (Omit<SuiteOutcome, 'notRun'> & { kind: 'suite'; executed: string[] | null })
  | {
      kind: 'journey';
      project: string;
      /** Path from the repository's root. */
      file: string;
      title: string;
      outcome: 'passed' | 'failed' | 'skipped';
      milliseconds: number;
      /** Message of the failure, or reason for the skip. */
      message: string;
      /** Command that runs this journey alone. */
      command: string;
    };
