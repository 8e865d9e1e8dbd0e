import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentOf, GATE_FILE, signed } from '@portal/platform/server/registry/gateRecord';
import { describeRelease } from '../../api/src/server/release/release.ts';
import { isOverwritten } from '../../launcher/builds.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';
import { launchBrowser } from '../browser.ts';
import { startServices } from '../faults/harness/Services.ts';
import { ownShell, takeShell } from '../faults/harness/shells.ts';
import { TestShell } from '../faults/harness/TestShell.ts';
import { buildNeeded } from './buildNeeded.ts';
import { accessibility } from './checks/accessibility.ts';
import { builtIns } from './checks/builtIns.ts';
import { calls } from './checks/calls.ts';
import { contract } from './checks/contract.ts';
import { faults } from './checks/faults.ts';
import { frame } from './checks/frame.ts';
import { growth } from './checks/growth.ts';
import { insets } from './checks/insets.ts';
import { nextVisitor } from './checks/nextVisitor.ts';
import { rendering } from './checks/rendering.ts';
import { rest } from './checks/rest.ts';
import { routes } from './checks/routes.ts';
import { singleCopies } from './checks/singleCopies.ts';
import { size } from './checks/size.ts';
import { storage } from './checks/storage.ts';
import { styles } from './checks/styles.ts';
import { unmount } from './checks/unmount.ts';
import type { Check, GateContext } from './GateContext.ts';
import { gateDigest } from './gateDigest.ts';
import { enterVisitors } from './visitors.ts';

// Checks if a built section may go live: npm run gate -- mf-about
// One outside this repository, by its folder: npm run gate -- ../my-section
// One of another generation, with a shell of it: npm run gate -- ../next/mf-about --shell ../next/shell/dist/shell.json
// Some of the checks, without writing a record: npm run gate -- mf-about --only styles --only size, or --without faults

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    without: { type: 'string', multiple: true },
    shell: { type: 'string' },
  },
});

const ALL: readonly Check[] = [
  contract,
  calls,
  routes,
  rendering,
  insets,
  size,
  singleCopies,
  styles,
  unmount,
  rest,
  nextVisitor,
  growth,
  frame,
  storage,
  builtIns,
  accessibility,
  faults,
];

const CHECKS = ALL.filter(
  ({ name }) =>
    (values.only?.some((word) => name.includes(word)) ?? true) && !values.without?.some((word) => name.includes(word)),
);
const WIDTH = Math.max(...CHECKS.map(({ name }) => name.length));

const [wanted] = positionals;
if (!wanted || positionals.length > 1)
  throw new Error('npm run gate -- <section>: mf-about, or the folder of a section');

/** npm runs scripts in the project's folder; a path is relative to the caller's. */
const placeOf = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const folder = SECTION_NAMES.includes(wanted) ? join(ROOT, wanted) : placeOf(wanted);
const dist = join(folder, 'dist');
const recordFile = join(dist, GATE_FILE);

interface Outcome {
  name: string;
  problems: string[];
}

async function runAll(context: GateContext): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of CHECKS) {
    const startedAt = Date.now();
    const problems = await run(context).catch((error: unknown) => [String(error).split('\n', 1)[0] ?? '']);
    outcomes.push({ name, problems });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${name.padEnd(WIDTH)} ${seconds.padStart(6)} s`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  return outcomes;
}

await buildNeeded(wanted);
if (!existsSync(join(dist, 'section.json'))) throw new Error(`${dist} has no section.json: build the section first`);
// A section outside this repository is built by its own team.
if (isOverwritten(dist)) throw new Error(`${dist} has the record of npm run dev: build the section again`);
// An earlier result does not apply to this build.
rmSync(recordFile, { force: true });

const shell = values.shell === undefined ? null : takeShell(placeOf(values.shell));
const services = await startServices();
const browser = await launchBrowser();
try {
  const testShell = await TestShell.start(services, folder, shell);
  try {
    const build = testShell.build.record;
    const visitors = await enterVisitors(browser, testShell.url);
    const outcomes = await runAll({ browser, services, testShell, build, dist, visitors });
    if (outcomes.some(({ problems }) => problems.length > 0)) {
      console.log(`${build.name} ${build.id} may not go live`);
      process.exitCode = 1;
    } else if (values.only || values.without) {
      console.log('passed; a record is written when all checks run');
    } else {
      const record = {
        build: build.id,
        content: contentOf(build),
        passedAt: new Date().toISOString(),
        gate: gateDigest(),
        shell: (testShell.shell ?? ownShell()).id,
        api: describeRelease().id,
        checks: Object.fromEntries(outcomes.map(({ name }) => [name, 'passed' as const])),
      };
      const text = JSON.stringify(signed(record, process.env.PORTAL_GATE_KEY || null), null, 2);
      writeFileSync(recordFile, `${text}\n`);
      console.log(`${build.name} ${build.id} may go live`);
    }
  } finally {
    await testShell.close();
  }
} finally {
  await browser.close();
  await services.close();
}
