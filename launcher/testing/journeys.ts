import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from '../builds.ts';
import { hasChromium } from '../machine.ts';
import { ROOT } from '../root.ts';
import { runChild } from './child.ts';
import type { RunnerMessage } from './messages.ts';
import { crashOf, type SuiteOutcome } from './outcome.ts';
import type { StepRun } from './stepRun.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = join(ROOT, 'e2e/playwright.config.ts');

export interface Journeys {
  config?: string;
  projects: readonly string[];
  /** Files with their projects, like `suite` of an outcome; undefined: all of the projects. */
  files?: readonly string[];
  environment?: Record<string, string>;
}

type Journey = Extract<RunnerMessage, { kind: 'journey' }>;

const suiteOf = ({ project, file }: Pick<Journey, 'project' | 'file'>) => `[${project}] ${file}`;

/** Line for Playwright's `--test-list`, relative to its folder. */
const listLine = (suite: string) => suite.replace(/^(\[\w+\]) e2e\//, '$1 › ');

const optionsOf = ({ config = CONFIG, projects }: Journeys) => [
  PLAYWRIGHT,
  'test',
  '--config',
  config,
  ...projects.map((project) => `--project=${project}`),
];

/** Files of some projects, each with its project and number of journeys. */
export async function listJourneys(journeys: Journeys): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const { code, printed } = await runChild({
    args: [...optionsOf(journeys), '--list', '--reporter=json'],
    environment: { ...journeys.environment },
  });
  if (code !== 0) throw new Error(`Playwright lists no journeys:\n${printed}`);
  interface Listed {
    suites?: Listed[];
    specs?: { file: string; tests: { projectName: string }[] }[];
  }
  const count = ({ suites = [], specs = [] }: Listed): void => {
    for (const { file, tests } of specs)
      for (const { projectName } of tests) {
        const suite = suiteOf({ project: projectName, file: `e2e/${file}` });
        counts.set(suite, (counts.get(suite) ?? 0) + 1);
      }
    suites.forEach(count);
  };
  count(JSON.parse(printed) as Listed);
  return counts;
}

/** Downloads Playwright's own browser unless one is installed. Returns false if neither is possible. */
async function haveBrowser(): Promise<boolean> {
  if (hasChromium()) return true;
  return (await runChild({ args: [PLAYWRIGHT, 'install', '--with-deps', 'chromium'] })).code === 0;
}

/** Adds up the journeys of each file, in any order of their ends. */
class Files {
  readonly #outcomes = new Map<string, SuiteOutcome>();

  add(journey: Journey): void {
    const { title, outcome, milliseconds, message, command } = journey;
    const suite = suiteOf(journey);
    const none: SuiteOutcome = { suite, seconds: 0, passed: 0, failed: 0, skipped: 0, failures: [], notRun: [] };
    const own = this.#outcomes.get(suite) ?? none;
    this.#outcomes.set(suite, own);
    own.seconds += milliseconds / 1000;
    own[outcome] += 1;
    if (outcome === 'failed') own.failures.push({ name: `${suite} › ${title}`, message, command });
    if (outcome === 'skipped') own.notRun.push(`${suite} › ${title}: ${message}`);
  }

  all = (): SuiteOutcome[] => [...this.#outcomes.values()];
}

/** Builds what changed, starts a portal, and runs journeys on it. */
export async function runJourneys(journeys: Journeys, run: StepRun): Promise<void> {
  if (!(await haveBrowser())) {
    run.hears(crashOf('journeys', 'Chromium is not installed and could not be downloaded'));
    return;
  }
  await buildChanged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-journeys-list-'));
  const list = join(folder, 'list.txt');
  if (journeys.files) writeFileSync(list, journeys.files.map(listLine).join('\n'));
  const files = new Files();
  const { code, printed } = await runChild({
    args: [...optionsOf(journeys), ...(journeys.files ? ['--test-list', list] : [])],
    environment: { ...journeys.environment, RUNNER: '1' },
    onMessage(message) {
      if (message.kind === 'total') run.expects(message.tests);
      if (message.kind !== 'journey') return;
      files.add(message);
      run.moves();
    },
  });
  rmSync(folder, { recursive: true, force: true });
  for (const outcome of files.all()) run.hears(outcome);
  if (code !== 0 && !run.hasFailed()) run.hears(crashOf('journeys', printed));
}
