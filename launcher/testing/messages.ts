import type { SuiteOutcome } from './outcome.ts';

/** What the reporters of Jest and Playwright send to the runner that has started them. */
export type RunnerMessage =
  | { kind: 'total'; tests: number }
  | (Omit<SuiteOutcome, 'notRun'> & { kind: 'suite'; executed: string[] | null })
  | {
      kind: 'journey';
      project: string;
      /** From the repository's root. */
      file: string;
      title: string;
      outcome: 'passed' | 'failed' | 'skipped';
      milliseconds: number;
      /** Of the failure, or why it was skipped. */
      message: string;
      /** Runs this journey alone. */
      command: string;
    };
