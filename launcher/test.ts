import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CORE as CORE_JOURNEYS } from '../e2e/core.ts';
import { ENGINES, journeysIn, MISSING } from '../e2e/engines/engines.ts';
import { STAND_IN } from '../e2e/skew/differences.ts';
import { CORE } from '../e2e/skew/meetings.ts';
import { buildChanged } from './builds.ts';
import { hasChromium, missingFor } from './machine.ts';
import {
  failedJourneys,
  failedUnits,
  firstLines,
  saysOutOfTime,
  skippedTests,
  type FailedTest,
  type Suite,
  type UnitFile,
} from './outcomes.ts';
import { log } from './output.ts';
import { ROOT } from './root.ts';
import { isDifferenceAlone } from './skew/differenceAlone.ts';
import { lastRelease } from './skew/lastRelease.ts';
import { CHECKS } from './testing/checks.ts';
import { elapsedMinutes, endInTime, minutesLeft } from './timeLeft.ts';

/** More would hold the types of the whole repository in memory more than twice. */
const MAX_CONCURRENT_CHECKS = 2;

/** What a runner counted. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What has failed so far, told once more at the end: what the runners print of it is thousands of lines above. */
const failures: FailedTest[] = [];

function add(total: Counts, more: Counts): void {
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += more[key];
}

const results = join(ROOT, '.cache', 'results');
mkdirSync(results, { recursive: true });

const run = (args: string[], environment: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
    child.once('exit', (code) => resolve(code ?? 1));
  });

const bin = (path: string) => join(ROOT, 'node_modules', path);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A check that passes or fails as a whole; what it prints comes at its end, in one piece. */
function check(name: string, args: readonly string[]): Promise<Counts> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('close', (code) => {
      log('test', name);
      process.stdout.write(Buffer.concat(printed));
      const failed = code === 0 ? 0 : 1;
      if (failed) failures.push({ name, message: Buffer.concat(printed).toString() });
      resolve({ passed: 1 - failed, failed, skipped: 0 });
    });
  });
}

async function units(name: string, args: string[]): Promise<Counts> {
  log('test', name);
  const file = join(results, 'jest.json');
  const code = await run([bin('jest/bin/jest.js'), ...args, '--json', `--outputFile=${file}`]);
  const report = readJson(file) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: UnitFile[];
  };
  failures.push(...failedUnits(report.testResults));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: report.numPendingTests,
  };
}

/** Playwright's own browser where it can be downloaded, else the one installed on the machine. */
async function haveBrowser(): Promise<boolean> {
  if (hasChromium()) return true;
  log('test', 'no Chromium yet; downloading one');
  return (await run([bin('@playwright/test/cli.js'), 'install', '--with-deps', 'chromium'])) === 0;
}

/** @param options of Playwright: which projects of `e2e/playwright.config.ts`, and which of their files. */
async function journeys(...options: string[]): Promise<Counts> {
  log('test', `journeys in Chromium: ${options.join(' ')}`);
  if (!(await haveBrowser())) {
    log('test', 'journeys did not run: Chromium is not installed and could not be downloaded');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  await buildChanged();
  const code = await run([
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    join(ROOT, 'e2e', 'playwright.config.ts'),
    ...options,
    ...endInTime(),
  ]);
  return countJourneys('playwright.json', code);
}

/**
 * What Playwright has counted, in its report.
 * @param goesOn whether a journey that failed has gone through all the same, by its message.
 */
function countJourneys(report: string, code: number, goesOn: (message: string) => boolean = () => false): Counts {
  const { stats, errors, ...suite } = readJson(join(results, report)) as Suite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: { message?: string }[];
  };
  const isOutOfTime = errors.length > 0 && errors.every(saysOutOfTime);
  for (const skipped of skippedTests(suite, isOutOfTime ? 'no time was left' : undefined)) log('skipped', skipped);
  const ended = failedJourneys(suite);
  const failing = ended.filter(({ message }) => !goesOn(message));
  failures.push(...failing);
  const gone = ended.length - failing.length;
  const failed = stats.unexpected + stats.flaky - gone;
  const isSound = code === 0 || isOutOfTime;
  return { passed: stats.expected + gone, failed: isSound ? failed : Math.max(1, failed), skipped: stats.skipped };
}

/** One after the other: their employees and members of the demo have one live session each. */
async function engines(): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const engine of ENGINES) {
    const missing = MISSING[engine]();
    if (missing) {
      log('skipped', `the core journeys in ${engine}: ${missing}`);
      counts.skipped += 1;
      continue;
    }
    await buildChanged();
    log('test', `the core journeys in ${engine}`);
    const { args, environment } = journeysIn(engine);
    const code = await run([bin('@playwright/test/cli.js'), ...args, ...endInTime()], environment);
    const own = countJourneys('engines.json', code);
    log('test', `${engine}: ${own.passed} passed, ${own.failed} failed, ${own.skipped} skipped`);
    add(counts, own);
  }
  return counts;
}

/** The core of `npm run skew`. */
async function skew(): Promise<Counts> {
  const release = lastRelease(STAND_IN);
  if (typeof release === 'string') {
    log('skipped', `journeys with the last release: ${release}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  log('test', `journeys with sections of the last release, ${release.name}`);
  const report = `skew-${CORE.meeting}.json`;
  rmSync(join(results, report), { force: true });
  const code = await run([join(ROOT, 'e2e', 'skew', 'skew.ts'), CORE.meeting, CORE.journeys]);
  if (existsSync(join(results, report))) return countJourneys(report, code, isDifferenceAlone);
  failures.push({ name: 'skew', message: 'the portal did not start; its messages are above' });
  return { passed: 0, failed: 1, skipped: 0 };
}

/** Reads what has been built. */
async function browsers(): Promise<Counts> {
  await buildChanged();
  return check('what the oldest browsers read', [join(ROOT, 'launcher', 'supportedBrowsers.ts')]);
}

type Step = () => Promise<Counts>;
type Steps = Record<string, Step>;

/** Each works on one processor for most of its time, and needs nothing of the others. */
const CHECK_STEPS: Steps = Object.fromEntries(
  Object.entries(CHECKS).map(([name, { title, command }]) => [name, () => check(title, command)]),
);
/** What says least beside the others comes last: a slow machine may have no time for it. */
const TESTS: Steps = {
  units: () => units('units and contract', ['--ignoreProjects', 'alone']),
  alone: () => units('units that are run beside no other', ['--selectProjects', 'alone', '--runInBand']),
  browsers,
  core: () => journeys('--project=desktop', CORE_JOURNEYS),
  journeys: () => journeys('--project=faults', '--project=desktop', '--grep-invert', CORE_JOURNEYS),
  skew,
  phone: () => journeys('--project=phone'),
  engines,
};

/**
 * Minutes without which a step is not begun: all of skew, which is not ended midway; of the others, those before their
 * first test.
 */
const MIN_MINUTES: Record<string, number> = { core: 5, journeys: 5, skew: 12, phone: 5, engines: 5 };

const STEPS = { ...CHECK_STEPS, ...TESTS };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in STEPS));
if (unknown) throw new Error(`no step ${unknown}; there are ${Object.keys(STEPS).join(', ')}`);

const total: Counts = { passed: 0, failed: 0, skipped: 0 };

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

async function runStep(name: string, step: Step): Promise<void> {
  const counts = await step();
  const minutes = elapsedMinutes().toFixed(1);
  log(
    'test',
    `${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped; minute ${minutes}`,
  );
  add(total, counts);
}

/** Runs those of the steps that are wanted, so many at a time, as far as there is time for them. */
async function runSteps(steps: Steps, atATime: number): Promise<void> {
  const waiting = Object.entries(steps).filter(([name]) => isWanted(name));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next;
      if (minutesLeft() >= (MIN_MINUTES[name] ?? 0)) await runStep(name, step);
      else {
        log('skipped', `${name}: no time was left; npm test -- ${name}`);
        total.skipped += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

for (const line of missingFor(isWanted)) log('missing', line);
await runSteps(CHECK_STEPS, MAX_CONCURRENT_CHECKS);
await runSteps(TESTS, 1);
for (const { name, message } of failures) {
  log('failed', name);
  console.log(firstLines(message));
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
