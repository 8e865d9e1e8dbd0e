import { join } from 'node:path';
import { CORE } from '../../e2e/core.ts';
import { ENGINES, journeysIn, MISSING, type Engine } from '../../e2e/engines/engines.ts';
import { buildChanged } from '../builds.ts';
import { ROOT } from '../root.ts';
import { CHECKS } from './checks.ts';
import { runChild } from './child.ts';
import { listJourneys, runJourneys, type Journeys } from './journeys.ts';
import { runSkew } from './skew.ts';
import type { StepRun } from './stepRun.ts';
import { runUnits, suitesOnBothDatabases } from './units.ts';

export interface Step {
  title: string;
  /** Files that can be run separately, each with its number of tests, for shards. */
  files?(): Promise<Map<string, number>>;
  /** @param files those of this shard; undefined: all */
  run(run: StepRun, files?: readonly string[]): Promise<void>;
}

const SMOKE = join(ROOT, 'e2e/smoke/playwright.config.ts');

type Steps = Readonly<Record<string, Step>>;

/** Runs a program that passes or fails as a whole. */
export async function runCheck(name: string, args: readonly string[], run: StepRun): Promise<void> {
  const began = performance.now();
  const { code, printed } = await runChild({ args });
  const failed = code === 0 ? 0 : 1;
  const command = `npm test -- ${name}`;
  run.hears({
    suite: name,
    seconds: (performance.now() - began) / 1000,
    passed: 1 - failed,
    failed,
    skipped: 0,
    failures: failed ? [{ name, message: printed, command }] : [],
    notRun: [],
  });
}

const checks: Steps = Object.fromEntries(
  Object.entries(CHECKS).map(([name, { title, command }]) => [
    name,
    { title, run: (run: StepRun) => runCheck(name, command, run) },
  ]),
);

const isCore = (suite: string) => suite.startsWith('[desktop]') && new RegExp(CORE).test(suite);

type Programs = Pick<Journeys, 'config' | 'projects' | 'environment'>;

/** Journeys divisible by file. */
const journeysOf = (title: string, programs: Programs, isOf: (suite: string) => boolean = () => true) => {
  const files = async () => new Map([...(await listJourneys(programs))].filter(([suite]) => isOf(suite)));
  return {
    title,
    files,
    run: async (run: StepRun, chosen?: readonly string[]) =>
      runJourneys({ ...programs, files: chosen ?? [...(await files()).keys()] }, run),
  };
};

const IN_CHROMIUM: Programs = { projects: ['faults', 'desktop', 'phone'] };

/** Journeys in another engine; named as not run where the engine is not installed. */
function inEngine(engine: Engine): Step {
  const journeys = journeysOf(`what visitors do most, in ${engine}`, { ...journeysIn(engine), projects: [engine] });
  return {
    ...journeys,
    async run(run, chosen) {
      const missing = MISSING[engine]();
      if (!missing) return journeys.run(run, chosen);
      run.hears({
        suite: engine,
        seconds: 0,
        ...{ passed: 0, failed: 0, skipped: 1 },
        failures: [],
        notRun: [`journeys in ${engine}: ${missing}`],
      });
    },
  };
}

/** `npm test`: each check mostly uses one processor, and is independent of the others. */
export const GATE: Steps = {
  ...checks,
  units: { title: 'units, on PostgreSQL', run: (run) => runUnits({ args: ['--ignoreProjects', 'alone'] }, run) },
  smoke: { title: 'eight journeys', run: (run) => runJourneys({ config: SMOKE, projects: ['smoke'] }, run) },
};

/** `npm run test:all`: everything else. */
export const REST: Steps = {
  slow: {
    title: 'units that build or start programs',
    run: (run) => runUnits({ args: ['--ignoreProjects', 'alone'], environment: { SLOW_UNITS: '1' } }, run),
  },
  embedded: {
    title: 'units on the embedded database',
    run: (run) => runUnits({ args: suitesOnBothDatabases(), environment: { TEST_DATABASES: 'embedded' } }, run),
  },
  alone: {
    title: 'units that measure, beside no other',
    run: (run) => runUnits({ args: ['--selectProjects', 'alone', '--runInBand'] }, run),
  },
  browsers: {
    title: 'what the oldest browsers read',
    async run(run) {
      await buildChanged();
      await runCheck('browsers', [join(ROOT, 'launcher/supportedBrowsers.ts')], run);
    },
  },
  core: journeysOf('journeys of money and seats', IN_CHROMIUM, isCore),
  journeys: journeysOf(
    'all other journeys, in a phone’s window too, and faults',
    IN_CHROMIUM,
    (suite) => !isCore(suite),
  ),
  skew: { title: 'journeys with sections of the last release', run: runSkew },
  ...Object.fromEntries(ENGINES.map((engine) => [engine, inEngine(engine)])),
};
