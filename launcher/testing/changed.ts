import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { CHECKS } from './checks.ts';
import type { ExecutedFiles } from './executed.ts';
import type { Expected } from './expected.ts';
import { runCheck, type Step } from './steps.ts';
import { runUnits } from './units.ts';

const MAX_SUITES = 40;
/** Total seconds of suites, of which two run at a time. */
const MAX_SECONDS = 70;
const UNIT = /\.test\.tsx?$/;
/** Suites that run in `npm run test:all`. */
const NOT_OF_THE_GATE = /\.(slow|alone)\./;
const SOURCE = /\.(ts|tsx|mjs|css|json)$/;

/** Suites in the folder of a file that no suite has executed. */
const suitesBeside = (file: string) =>
  globSync(`${dirname(file)}/*.test.{ts,tsx}`, { cwd: ROOT }).filter((suite) => !NOT_OF_THE_GATE.test(suite));

export interface Chosen {
  suites: string[];
  /** Number of further suites that executed a changed file, omitted for lack of time. */
  left: number;
}

/** Changed suites, then those that executed a changed file, the closest first, as many as fit into a minute. */
export function suitesFor(files: readonly string[], executed: ExecutedFiles, expected: Expected): Chosen {
  const ofGate = (suite: string) => UNIT.test(suite) && !NOT_OF_THE_GATE.test(suite) && existsSync(join(ROOT, suite));
  const own = files.filter(ofGate);
  const lists = files
    .filter((file) => SOURCE.test(file) && !UNIT.test(file))
    .map((file) => executed.suitesOf(file).filter(ofGate))
    .map((suites, index) => (suites.length > 0 ? suites : suitesBeside(files[index] ?? '')));
  const wanted = new Set(own);
  // In turn, so that each file has its closest suite.
  for (let rank = 0; lists.some((list) => rank < list.length); rank += 1)
    for (const list of lists) if (list[rank]) wanted.add(list[rank] ?? '');
  const suites: string[] = [];
  let seconds = 0;
  for (const suite of wanted) {
    seconds += expected.secondsOf('units', suite);
    if (suites.length >= MAX_SUITES || (suites.length > 0 && seconds > MAX_SECONDS)) break;
    suites.push(suite);
  }
  return { suites, left: wanted.size - suites.length };
}

/** The steps of `npm test -- changed`. */
export function stepsFor(files: readonly string[], suites: readonly string[]): Record<string, Step> {
  const steps: Record<string, Step> = {};
  for (const [name, { title, changed }] of Object.entries(CHECKS)) {
    const args = changed(files);
    if (args) steps[name] = { title, run: (run) => runCheck(name, args, run) };
  }
  if (suites.length > 0)
    steps['units'] = {
      title: 'the suites that executed them',
      run: (run) => runUnits({ args: ['--runTestsByPath', ...suites] }, run),
    };
  return steps;
}
