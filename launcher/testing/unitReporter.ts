import { relative } from 'node:path';
import type { AggregatedResult, Test, TestResult } from '@jest/reporters';
import type { RunnerMessage } from './messages.ts';
import type { Failure } from './outcome.ts';
import type { SuiteCost } from './unitRunner.ts';

const send = (message: RunnerMessage) => process.send?.(message);

const commandOf = (suite: string, name: string) => `npx jest ${suite} -t ${JSON.stringify(name)}`;

function failuresOf(suite: string, { testResults, failureMessage, testExecError }: TestResult): Failure[] {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${suite} › ${fullName}`,
      message: failureMessages.join('\n'),
      command: commandOf(suite, fullName),
    }));
  if (failed.length > 0 || !testExecError) return failed;
  return [{ name: suite, message: failureMessage ?? testExecError.message, command: `npx jest ${suite}` }];
}

/** Sends each suite's outcome to the runner, and prints nothing itself. */
export default class UnitReporter {
  #root = process.cwd();

  onRunStart({ numTotalTestSuites }: AggregatedResult): void {
    send({ kind: 'total', tests: numTotalTestSuites });
  }

  onTestResult({ path }: Test, result: TestResult & Partial<SuiteCost>): void {
    const suite = relative(this.#root, path);
    const failures = failuresOf(suite, result);
    const { numPassingTests: passed, numPendingTests: skipped, numTodoTests, perfStats } = result;
    send({
      kind: 'suite',
      suite,
      seconds: perfStats.runtime / 1000,
      cpuSeconds: result.cpuSeconds ?? 0,
      executed: result.executed ?? null,
      passed,
      failed: failures.length,
      skipped: skipped + numTodoTests,
      failures,
    });
  }
}
