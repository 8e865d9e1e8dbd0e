import { existsSync, readFileSync } from 'node:fs';
import { isDifferenceAlone } from './differenceAlone.ts';

/** The part of Playwright's report about skipped and failed tests. */
interface Suite {
  title?: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results?: { error?: { message?: string } }[];
    }[];
  }[];
}

interface FailedTest {
  name: string;
  message: string;
}

export interface Walked {
  passed: number;
  failed: FailedTest[];
  /** Journeys that failed only on differences between builds, and count as passed. */
  differed: number;
  /** Each with its reason. */
  skipped: string[];
}

/** Skipped tests with their reasons. */
function skippedTests({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `${title}: ${reason ?? 'a test before it failed'}`;
      }),
  );
  return [...own, ...suites.flatMap(skippedTests)];
}

/** Failed journeys, with the names of their files and groups. */
function failedJourneys({ title, suites = [], specs = [] }: Suite): FailedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results = [] }) => ({
        name: spec.title,
        message: results.map(({ error }) => error?.message ?? '').join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failedJourneys)].map(({ name, message }) => ({
    name: title ? `${title} › ${name}` : name,
    message,
  }));
}

/**
 * Results of a meeting's journeys, from the file of Playwright's JSON reporter. A journey that failed only on
 * differences between builds counts as passed. Null without a file.
 */
export function readWalked(file: string): Walked | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Suite & { stats: { expected: number } };
  const complaints = failedJourneys(report);
  const failed = complaints.filter(({ message }) => !isDifferenceAlone(message));
  return {
    passed: report.stats.expected + complaints.length - failed.length,
    failed,
    differed: complaints.length - failed.length,
    skipped: skippedTests(report),
  };
}
