import { stripVTControlCharacters } from 'node:util';

/** Counts of a runner's tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  name: string;
  message: string;
  /** Command that runs this test alone. */
  command: string;
}

/** Result of a file of tests, or of a check. */
export interface SuiteOutcome extends Counts {
  /** Path in the repository, preceded by a journey's project, `[phone] e2e/journeys/boards.spec.ts`; or a check. */
  suite: string;
  seconds: number;
  /** Processor time of the process that ran it, if measured. */
  cpuSeconds?: number;
  failures: Failure[];
  /** Reasons for parts that did not run. */
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

/** Beginning of a message, without terminal colours. */
export const firstLines = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES).join('\n');
