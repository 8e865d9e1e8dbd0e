import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingFor } from './machine.ts';
import { log, logError } from './output.ts';
import { stepsFor, suitesFor } from './testing/changed.ts';
import { changedFiles } from './testing/changedFiles.ts';
import { CHECKS } from './testing/checks.ts';
import { ExecutedFiles } from './testing/executed.ts';
import { Expected, WHOLE } from './testing/expected.ts';
import { flakySuites, readHistory, testedCommit } from './testing/history.ts';
import { NIGHTLY } from './testing/nightly.ts';
import { readPlan, type Plan } from './testing/plan.ts';
import { clock, Progress } from './testing/progress.ts';
import { expiredEntries, readQuarantine } from './testing/quarantine.ts';
import { jobsOf, jobsOfShard } from './testing/shards.ts';
import { StepRunner, type PlannedStep } from './testing/StepRunner.ts';
import { GATE, REST, type Step } from './testing/steps.ts';
import { endLines, writeSummary } from './testing/summary.ts';

// Runs the tests: npm test [-- changed | step …], npm run test:all [-- step … --shard 1/4], npm run test:nightly

/** More would hold the types of the whole repository in memory more than twice. */
const CONCURRENT_CHECKS = 2;

const STEPS: Readonly<Record<string, Step>> = { ...GATE, ...REST, ...NIGHTLY };

const whole = (names: readonly string[]): PlannedStep[] =>
  names.flatMap((name) => {
    const step = STEPS[name];
    return step ? [{ name, step }] : [];
  });

/** The steps of a run, and one line for each omitted part. */
interface Chosen {
  steps: PlannedStep[];
  left: string[];
}

function chooseChanged(since: string | undefined, expected: Expected): Chosen {
  const files = changedFiles(since);
  const executed = new ExecutedFiles();
  const { suites, left } = suitesFor(files, executed, expected);
  log('portal', `${files.length} files changed; ${suites.length} suites are closest to them`);
  return {
    steps: Object.entries(stepsFor(files, suites)).map(([name, step]) => ({ name, step })),
    left: [
      ...(executed.isEmpty ? ['which suites execute what is known after the first npm test here'] : []),
      ...(left > 0 ? [`${left} more suites that execute a changed file: npm test`] : []),
    ],
  };
}

async function chooseRest({ names, shard }: Extract<Plan, { tier: 'all' }>, expected: Expected): Promise<Chosen> {
  if (!shard) return { steps: whole(names.length > 0 ? names : Object.keys(REST)), left: [] };
  const divided = Object.fromEntries(Object.entries(REST).filter(([name]) => !names.includes(name)));
  const jobs = await jobsOf(divided);
  const own = new Set(jobsOfShard(jobs, shard));
  const steps = Object.keys(divided).flatMap((name): PlannedStep[] => {
    const mine = jobs.filter((job) => job.step === name && own.has(job));
    if (mine.length === 0) return [];
    return whole([name]).map((step) =>
      mine[0]?.suite === WHOLE ? step : { ...step, files: mine.map(({ suite }) => suite) },
    );
  });
  const left = Object.keys(divided).flatMap((name) => {
    const others = jobs.filter((job) => job.step === name && !own.has(job)).length;
    const last = expected.lastCommitOf(name);
    const of = jobs.filter((job) => job.step === name).length;
    return others > 0 ? [`${name}: ${others} of ${of} parts; whole here ${last ? `last at ${last}` : 'never'}`] : [];
  });
  return { steps: [...whole(names), ...steps], left };
}

async function choose(plan: Exclude<Plan, { tier: 'remember' }>, expected: Expected): Promise<Chosen> {
  switch (plan.tier) {
    case 'gate': {
      const left = Object.keys(REST).map((name) => {
        const last = expected.lastCommitOf(name);
        return `${name}: npm run test:all -- ${name}; here ${last ? `last at ${last}` : 'never'}`;
      });
      return { steps: whole(Object.keys(GATE)), left };
    }
    case 'steps':
      return { steps: whole(plan.names), left: [] };
    case 'nightly':
      return { steps: whole(plan.names.length > 0 ? plan.names : Object.keys(NIGHTLY)), left: [] };
    case 'changed':
      return chooseChanged(plan.since, expected);
    case 'all':
      return chooseRest(plan, expected);
  }
}

/** Records this machine's durations as the defaults for everyone. */
function record(): void {
  const seconds = new Map(
    readHistory()
      .filter(({ step, suite }) => suite === WHOLE || step === 'core' || step === 'journeys')
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ step, suite, seconds }) => [suite === WHOLE ? step : `${step} ${suite}`, Math.round(seconds)]),
  );
  const file = join(import.meta.dirname, 'testing/seconds.json');
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...seconds].sort()), null, 2)}\n`);
}

function announce(title: string, steps: readonly PlannedStep[], expected: Expected, tier: Plan['tier']): void {
  const secondsOf = (some: readonly string[]) => some.reduce((sum, name) => sum + expected.secondsOf(name), 0);
  const total = steps.reduce(
    (sum, { name, files }) =>
      sum + (files ? files.reduce((own, file) => own + expected.secondsOf(name, file), 0) : expected.secondsOf(name)),
    0,
  );
  const measured = steps.every(({ name }) => expected.wasMeasured(name)) ? 'as last time here' : 'by recorded times';
  log('portal', `${title}: about ${clock(total)}, ${measured}`);
  if (tier === 'gate') {
    log('portal', 'only what you changed, in a minute: npm test -- changed');
    log('portal', `everything else: npm run test:all (about ${clock(secondsOf(Object.keys(REST)))})`);
  }
  log('portal', steps.map(({ name }) => `${name} ${clock(expected.secondsOf(name))}`).join(', '));
}

const words = process.argv.slice(2);
let plan: Plan;
try {
  plan = readPlan(words, Object.keys(STEPS));
} catch (error) {
  logError((error as Error).message);
  process.exit(1);
}
if (plan.tier === 'remember') {
  record();
  process.exit(0);
}
const progress = new Progress();
const expected = new Expected();
const { steps, left } = await choose(plan, expected);
const title = ['npm test', ...words].join(' ');
announce(title, steps, expected, plan.tier);
for (const line of missingFor((name) => steps.some((step) => step.name === name))) log('missing', line);

const commit = testedCommit();
const runner = new StepRunner(progress, expected, commit);
const isCheck = ({ name }: PlannedStep) => name in CHECKS;
await runner.run(steps.filter(isCheck), CONCURRENT_CHECKS);
await runner.run(
  steps.filter((step) => !isCheck(step)),
  1,
);
const { outcomes } = runner;
const expired = expiredEntries(readQuarantine(), new Date());
for (const { test, day } of expired) logError(`in quarantine since ${day}, for more than seven days: ${test}`);
const flaky = flakySuites(readHistory(), commit);
const summary = { title, seconds: progress.seconds, outcomes, left, flaky };
for (const line of endLines(summary)) console.log(line);
writeSummary(summary);
process.exit(expired.length > 0 || outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
