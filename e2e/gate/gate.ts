import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildChanged } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { browserPath } from '../browser.ts';
import { Lane } from '../faults/harness/Lane.ts';
import { startServices } from '../faults/harness/Services.ts';
import { signIn } from '../member.ts';
import { accessibility } from './checks/accessibility.ts';
import { contract } from './checks/contract.ts';
import { faults } from './checks/faults.ts';
import { routes } from './checks/routes.ts';
import { singleCopies } from './checks/singleCopies.ts';
import { size } from './checks/size.ts';
import { styles } from './checks/styles.ts';
import { unmount } from './checks/unmount.ts';
import type { Check, GateContext } from './GateContext.ts';

// Whether a built section may go live: npm run gate -- mf-about
// Also one outside this repository, by its folder: npm run gate -- ../my-section

const CHECKS: readonly Check[] = [contract, routes, size, singleCopies, styles, unmount, accessibility, faults];

/** The demo's member with applications in every state. */
const MEMBER = 'member01';

const { positionals } = parseArgs({ allowPositionals: true });
const [wanted] = positionals;
if (!wanted || positionals.length > 1)
  throw new Error('npm run gate -- <section>: mf-about, or the folder of a section');

/** npm runs its scripts in the project's folder; a path is meant from where the caller is. */
const folder = SECTION_NAMES.includes(wanted) ? join(ROOT, wanted) : resolve(process.env.INIT_CWD ?? '.', wanted);
const dist = join(folder, 'dist');
const recordFile = join(dist, 'gate.json');

interface Outcome {
  name: string;
  problems: string[];
  seconds: number;
}

async function runAll(context: GateContext): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of CHECKS) {
    const startedAt = Date.now();
    const problems = await run(context).catch((error: unknown) => [String(error)]);
    outcomes.push({ name, problems, seconds: (Date.now() - startedAt) / 1000 });
  }
  return outcomes;
}

function print(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  for (const { name, problems, seconds } of outcomes) {
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
}

await buildChanged();
if (!existsSync(join(dist, 'section.json'))) throw new Error(`${dist} has no section.json: build the section first`);
// What passed before says nothing about this build.
rmSync(recordFile, { force: true });

const services = await startServices();
const executablePath = browserPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const lane = await Lane.start(services, folder);
  try {
    const page = await browser.newPage({ locale: 'ko-KR' });
    await signIn(page, MEMBER, undefined, lane.url);
    const member = await page.context().storageState();
    await page.context().close();
    const build = lane.build.record;
    const outcomes = await runAll({ browser, lane, build, dist, member });
    print(outcomes);
    if (outcomes.every(({ problems }) => problems.length === 0)) {
      const checks = Object.fromEntries(outcomes.map(({ name }) => [name, 'passed']));
      writeFileSync(
        recordFile,
        `${JSON.stringify({ build: build.id, passedAt: new Date().toISOString(), checks }, null, 2)}\n`,
      );
      console.log(`${build.name} ${build.id} may go live`);
    } else {
      console.log(`${build.name} ${build.id} may not go live`);
      process.exitCode = 1;
    }
  } finally {
    await lane.close();
  }
} finally {
  await browser.close();
  await services.close();
}
