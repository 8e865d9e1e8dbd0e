import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { runChild } from './child.ts';
import { ExecutedFiles } from './executed.ts';
import { firstLines, type SuiteOutcome } from './outcome.ts';
import type { StepRun } from './stepRun.ts';

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');
const REPORTER = join(import.meta.dirname, 'unitReporter.ts');

interface Units {
  /** Jest's own arguments: projects, files. */
  args?: readonly string[];
  environment?: Record<string, string>;
}

/** Runs suites in jest, records the files that each has executed, and forwards each outcome as it comes. */
export async function runUnits({ args = [], environment = {} }: Units, run: StepRun): Promise<void> {
  const executed = new ExecutedFiles();
  let heard = 0;
  const { code, printed } = await runChild({
    args: [JEST, ...args, `--reporters=${REPORTER}`],
    environment,
    onMessage(message) {
      if (message.kind === 'total') run.expects(message.tests);
      if (message.kind !== 'suite') return;
      heard += 1;
      const { executed: files, kind: _, ...outcome } = message;
      if (outcome.failed === 0 && files) executed.set(outcome.suite, files);
      run.hears({ ...outcome, notRun: outcome.skipped > 0 ? [`${outcome.skipped} of ${outcome.suite}`] : [] });
    },
  });
  executed.save();
  if (code !== 0 && (heard === 0 || !run.hasFailed())) run.hears(crashOf('jest', printed));
}

/** Outcome of a runner that ended without reporting a test. */
export const crashOf = (suite: string, printed: string): SuiteOutcome => ({
  suite,
  seconds: 0,
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name: suite, message: firstLines(printed) || 'it ended without a word', command: '' }],
  notRun: [],
});

/** Suites that the gate runs on PostgreSQL only. */
export const suitesOnBothDatabases = (): string[] =>
  globSync('api/**/*.test.ts', { cwd: ROOT, exclude: ['**/node_modules/**'] }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('describeOnBothDatabases('),
  );
