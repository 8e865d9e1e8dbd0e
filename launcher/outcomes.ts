import { stripVTControlCharacters } from 'node:util';

/** The part of Playwright's report that says which tests did not run, and which failed. */
export interface Suite {
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

/** The part of Jest's report that says what failed in one file. */
export interface UnitFile {
  name: string;
  /** Why the file itself could not be run. */
  message: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
}

export interface FailedTest {
  name: string;
  message: string;
}

/** Whether an error of Playwright's report says no more than that its run was ended by `--global-timeout`. */
export const saysOutOfTime = ({ message = '' }: { message?: string }): boolean =>
  /^Timed out waiting [\d.]+s for the .+ to run$/.test(stripVTControlCharacters(message));

/**
 * Each test that did not run, with its reason.
 * @param notBegun why one was not begun that names no reason itself.
 */
export function skippedTests({ suites = [], specs = [] }: Suite, notBegun = 'a test before it failed'): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `${title}: ${reason ?? notBegun}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => skippedTests(suite, notBegun))];
}

/** Each journey that failed, under the names of its file and its groups. */
export function failedJourneys({ title, suites = [], specs = [] }: Suite): FailedTest[] {
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

/** Each unit that failed, and each file that could not be run. */
export function failedUnits(files: readonly UnitFile[]): FailedTest[] {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        message: (failureMessages ?? []).join('\n'),
      }));
    return failed.length === 0 && status === 'failed' ? [{ name, message }] : failed;
  });
}

const SHOWN_LINES = 12;

/** The beginning of a message, without the colours of a terminal. */
export const firstLines = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, SHOWN_LINES).join('\n');
