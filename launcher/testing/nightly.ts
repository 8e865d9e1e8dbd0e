import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import type { StepRun } from './stepRun.ts';
import { runCheck, type Step } from './steps.ts';
import { runUnits } from './units.ts';

/** Library of Debian's package `faketime`. */
const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1';

/** Times at which tests of other projects have failed: ends of days, months and years in Seoul. */
const MOMENTS: Readonly<Record<string, () => string>> = {
  'at 00:30': () => todayAt('15:30:00'),
  'at 23:30': () => todayAt('14:30:00'),
  'on 31 December': () => '2027-12-31 03:00:00',
  'on 29 February': () => '2028-02-29 03:00:00',
  'a month on': () => `${new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10)} 03:00:00`,
};

const todayAt = (utc: string) => `${new Date().toISOString().slice(0, 10)} ${utc}`;

const REPETITIONS = 10;

/** Suites added or changed within a day. */
const newSuites = () =>
  execFileSync(
    'git',
    ['log', '--since=1.day', '--name-only', '--format=', '--diff-filter=AM', '--', '*.test.ts', '*.test.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file, index, all) => file !== '' && all.indexOf(file) === index && existsSync(join(ROOT, file)));

const notRun = (run: StepRun, reason: string) =>
  run.hears({ suite: reason, seconds: 0, passed: 0, failed: 0, skipped: 1, failures: [], notRun: [reason] });

const unitsAt = (name: string, moment: () => string): Step => ({
  title: `units ${name} in Seoul`,
  async run(run) {
    const [library] = globSync(LIBRARY);
    if (!library) return notRun(run, `units ${name}: apt-get install faketime`);
    const environment = { LD_PRELOAD: library, FAKETIME: `@${moment()}`, FAKETIME_DONT_FAKE_MONOTONIC: '1', TZ: 'UTC' };
    return runUnits({ args: ['--ignoreProjects', 'alone'], environment }, run);
  },
});

/** `npm run test:nightly`: randomness, the calendar and the tests themselves. */
export const NIGHTLY: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(
    Object.entries(MOMENTS).map(([name, moment]) => [name.replaceAll(' ', '-'), unitsAt(name, moment)]),
  ),
  repeated: {
    title: `new suites, ${REPETITIONS} times`,
    async run(run) {
      const suites = newSuites();
      for (let round = 0; round < REPETITIONS && suites.length > 0; round += 1)
        await runUnits({ args: ['--runTestsByPath', ...suites] }, run);
    },
  },
  histories: {
    title: 'random histories with a new seed',
    run: (run) =>
      runUnits(
        {
          args: ['--selectProjects', 'api', '--testPathPatterns', 'histories|lineWalks'],
          environment: { SEED: String(Math.floor(Date.now() / 1000)) },
        },
        run,
      ),
  },
  fuzz: {
    title: 'every call with a new seed',
    run: (run) => runCheck('fuzz', [join(ROOT, 'lab/api/fuzz.ts')], run),
  },
  mutations: {
    title: 'faults that the gate must find',
    run: (run) => runCheck('mutations', [join(ROOT, 'launcher/mutations/measure.ts')], run),
  },
};
