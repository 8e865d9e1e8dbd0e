import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { firstLines } from '../launcher/outcomes.ts';
import { ROOT } from '../launcher/root.ts';

/** What the runner is told, by the channel of a process that it has forked. */
type Message =
  | { kind: 'total'; tests: number }
  | {
      kind: 'journey';
      project: string;
      file: string;
      title: string;
      outcome: 'passed' | 'failed' | 'skipped';
      milliseconds: number;
      message?: string;
    };

const tell = (message: Message) => process.send?.(message);
const wordsOf = ({ message, stack, value }: TestError) =>
  stripVTControlCharacters(message ?? stack ?? value ?? 'failed without a message');
const indent = (text: string) => text.replace(/^/gm, '    ');

/** The project, the file and the titles of a test. */
function nameOf(test: TestCase) {
  const [, project = '', , ...titles] = test.titlePath();
  return { project, file: relative(ROOT, test.location.file), title: titles.join(' › ') };
}

/** Tells the runner of every test that ends, and prints failures alone, each when it happens. */
export default class RunnerReporter implements Reporter {
  #config = '';

  printsToStdio(): boolean {
    return true;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = relative(ROOT, config.configFile ?? '');
    tell({ kind: 'total', tests: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, duration, error, errors }: TestResult): void {
    const isExpected = status === test.expectedStatus;
    const outcome = status === 'skipped' ? 'skipped' : isExpected ? 'passed' : 'failed';
    const failure = errors.map(wordsOf).join('\n') || (error ? wordsOf(error) : status);
    tell({
      kind: 'journey',
      ...nameOf(test),
      outcome,
      milliseconds: Math.round(duration),
      ...(outcome === 'failed' && { message: failure }),
    });
    if (outcome === 'failed') this.#print(test, failure);
  }

  /** Of what belongs to no test: a file that cannot be read, a portal that does not start. */
  onError(error: TestError): void {
    console.log(`failed  ${this.#config}\n${indent(firstLines(wordsOf(error)))}`);
  }

  #print(test: TestCase, failure: string): void {
    const { project, file, title } = nameOf(test);
    const again = `npx playwright test --config ${this.#config} --project ${project} ${file}:${test.location.line}`;
    console.log(`failed  ${project}: ${file}: ${title}\n${indent(firstLines(failure))}\n    ${again}`);
  }
}
