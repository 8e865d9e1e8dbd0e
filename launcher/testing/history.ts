import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import type { SuiteOutcome } from './outcome.ts';

export const HISTORY_FILE = join(ROOT, '.cache/results/history.jsonl');
/** Some fifty runs. */
const MAX_BYTES = 8 * 1024 * 1024;

const lineSchema = v.object({
  at: v.string(),
  /** With a `+` if files differ from it. */
  commit: v.string(),
  step: v.string(),
  suite: v.string(),
  seconds: v.number(),
  cpuSeconds: v.optional(v.number()),
  outcome: v.picklist(['passed', 'failed', 'skipped']),
  load: v.number(),
});
export type HistoryLine = v.InferOutput<typeof lineSchema>;

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The tested commit. */
export const testedCommit = (): string =>
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');

const outcomeOf = ({ failed, passed, skipped }: SuiteOutcome): HistoryLine['outcome'] => {
  if (failed > 0) return 'failed';
  return passed === 0 && skipped > 0 ? 'skipped' : 'passed';
};

/** Lines of earlier runs on this machine, newest last. */
export function readHistory(file = HISTORY_FILE): HistoryLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(lineSchema, JSON.parse(line)));
}

/** Appends to the file that estimates, shards, the list of slow suites and the quarantine are made of. */
export function remember(commit: string, step: string, outcome: SuiteOutcome, file = HISTORY_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > MAX_BYTES) {
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.slice(lines.length / 2).join('\n'));
  }
  const { suite, seconds, cpuSeconds } = outcome;
  const line: HistoryLine = {
    at: new Date().toISOString(),
    commit,
    step,
    suite,
    seconds: Number(seconds.toFixed(2)),
    ...(cpuSeconds !== undefined && { cpuSeconds: Number(cpuSeconds.toFixed(2)) }),
    outcome: outcomeOf(outcome),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** Suites that both passed and failed at one commit: only these may be quarantined. */
export function flakySuites(lines: readonly HistoryLine[], commit: string): string[] {
  if (commit.endsWith('+')) return [];
  const own = lines.filter((line) => line.commit === commit);
  const of = (outcome: HistoryLine['outcome']) =>
    new Set(own.filter((line) => line.outcome === outcome).map(({ step, suite }) => `${step} ${suite}`));
  const passed = of('passed');
  return [...of('failed')].filter((suite) => passed.has(suite));
}
