import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { addCounts, firstLines } from './outcome.ts';
import { clock } from './progress.ts';
import type { StepOutcome } from './StepRunner.ts';

const FILE = join(ROOT, '.cache/results/summary.md');
const MAX_SLOW = 5;

interface Summary {
  title: string;
  seconds: number;
  outcomes: readonly StepOutcome[];
  /** Parts that this run left to another one, one line each. */
  left: readonly string[];
  /** Suites that both passed and failed at this commit. */
  flaky: readonly string[];
}

const slowest = (outcomes: readonly StepOutcome[]) =>
  outcomes
    .flatMap(({ suites }) => suites)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_SLOW)
    .map(({ suite, seconds }) => `${clock(seconds)}  ${suite}`);

const failuresOf = (outcomes: readonly StepOutcome[]) =>
  outcomes.flatMap(({ suites }) => suites).flatMap(({ failures }) => failures);

const notRunIn = (outcomes: readonly StepOutcome[]) =>
  outcomes.flatMap(({ suites }) => suites).flatMap(({ notRun }) => notRun);

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];

/** Final lines for a terminal, with the sum as the last one. */
export function endLines({ outcomes, left, flaky }: Summary): string[] {
  const { passed, failed, skipped } = addCounts(outcomes);
  return [
    ...failuresOf(outcomes).flatMap(({ name, message, command }) => [
      `failed: ${name}`,
      firstLines(message),
      `  again: ${command}`,
    ]),
    ...listed('not run', [...notRunIn(outcomes), ...left]),
    ...listed('passed and failed at this commit', flaky),
    ...listed('slowest', slowest(outcomes)),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}

/** Writes the same as a page, also for `GITHUB_STEP_SUMMARY`. */
export function writeSummary(summary: Summary): void {
  const { title, seconds, outcomes, left, flaky } = summary;
  const row = ({ name, passed, failed, skipped, seconds: own }: StepOutcome) =>
    `| ${name} | ${passed} | ${failed} | ${skipped} | ${clock(own)} |`;
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', `### ${heading}`, '', ...lines.map((line) => `- ${line}`)] : [];
  const failed = failuresOf(outcomes).flatMap(({ name, message, command }) => [
    '',
    `**${name}**`,
    '',
    '```',
    firstLines(message),
    command,
    '```',
  ]);
  const page = [
    `## ${title}: ${clock(seconds)}`,
    '',
    '| step | passed | failed | skipped | time |',
    '|---|---|---|---|---|',
    ...outcomes.map(row),
    ...failed,
    ...part('Not run', [...notRunIn(outcomes), ...left]),
    ...part('Passed and failed at this commit', flaky),
    ...part('Slowest', slowest(outcomes)),
    '',
  ].join('\n');
  mkdirSync(join(FILE, '..'), { recursive: true });
  writeFileSync(FILE, page);
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, page);
}
