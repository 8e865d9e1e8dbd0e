import { existsSync, readFileSync } from 'node:fs';
import { isDifferenceAlone } from './differenceAlone.ts';

/** The part of Playwright's report that says which tests did not run, and which failed. */
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
  /** Those that differed as builds do: they have passed. */
  differed: number;
  /** Each with its reason. */
  skipped: string[];
}

/** Each test that did not run, with its reason. */
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

/** Each journey that failed, under the names of its file and its groups. */
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
 * What Playwright has written of the journeys of a meeting, by the file of its JSON reporter. A journey whose browser
 * complained of differences between builds alone has passed. Null without a file.
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
