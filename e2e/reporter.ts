import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../launcher/root.ts';
import type { RunnerMessage } from '../launcher/testing/messages.ts';

const send = (message: RunnerMessage) => process.send?.(message);
const wordsOf = ({ message, stack, value }: TestError) =>
  stripVTControlCharacters(message ?? stack ?? value ?? 'failed without a message');

const reasonOf = ({ annotations }: TestCase) =>
  annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? 'a test before it failed';

/** Sends the outcome of every finished test to the runner, and prints only errors outside tests. */
export default class RunnerReporter implements Reporter {
  #config = '';

  printsToStdio(): boolean {
    return true;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = relative(ROOT, config.configFile ?? '');
    send({ kind: 'total', tests: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, duration, error, errors }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    const file = relative(ROOT, test.location.file);
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    const failure = errors.map(wordsOf).join('\n') || (error ? wordsOf(error) : status);
    send({
      kind: 'journey',
      ...{ project, file, title: titles.join(' › '), outcome },
      milliseconds: Math.round(duration),
      message: outcome === 'failed' ? failure : outcome === 'skipped' ? reasonOf(test) : '',
      command: this.#commandOf(`${file}:${test.location.line}`, project),
    });
  }

  /** Command that runs one test; the programs of other engines need environment variables. */
  #commandOf(test: string, project: string): string {
    if (this.#config.startsWith('e2e/engines/')) return `npm run lab -- ${project} ${test}`;
    return `npx playwright test ${test} --config ${this.#config} --project ${project}`;
  }

  /** An unreadable file, or a portal that does not start. */
  onError(error: TestError): void {
    console.log(wordsOf(error));
  }
}
