import { stripVTControlCharacters } from 'node:util';

/** Tests that a runner has counted. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  name: string;
  message: string;
  /** Runs this test alone. */
  command: string;
}

/** Result of a file of tests, or of a check. */
export interface SuiteOutcome extends Counts {
  /** Path in the repository, of a journey behind its project: `[phone] e2e/journeys/boards.spec.ts`; or a check. */
  suite: string;
  seconds: number;
  /** Processor time of the process that ran it, where that was measured. */
  cpuSeconds?: number;
  failures: Failure[];
  /** Why something of it did not run. */
  notRun: string[];
}

export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce<Counts>(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

const SHOWN_LINES = 12;

/** The beginning of a message, without the colours of a terminal. */
export const firstLines = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES).join('\n');

/** Failure of a runner that ended and reported no test. */
export const crashOf = (suite: string, printed: string): SuiteOutcome => ({
  suite,
  seconds: 0,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: suite, message: firstLines(printed) || 'it ended without a word', command: '' }],
  notRun: [],
});
