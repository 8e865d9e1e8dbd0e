import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../../api/src/testing/postgresCluster.ts';
import { ROOT } from '../root.ts';
import type { Fault } from './fault.ts';
import { faultNamed, FAULTS } from './faults.ts';
import { faultySource } from './faultySource.ts';
import { runSuites } from './runSuites.ts';

/**
 * Applies one fault after another to the sources, in memory, and runs the suites that have to find it: `npm run
 * measure:faults`, optionally with the names of some. Exit codes: 1 if suites pass in spite of a fault, so they are
 * blind; 2 if a place is not found or a suite did not run, which proves nothing.
 */
const EXIT = { missed: 1, unsaid: 2 };
const AT_ONCE = 2;
const MAX_CELL = 160;

const chosen = process.argv.slice(2);
const faults = chosen.length > 0 ? chosen.map(faultNamed) : FAULTS;

for (const fault of faults) faultySource(readFileSync(join(ROOT, fault.file), 'utf8'), fault);

// Shared by all runs, which find its migrated template there.
const cluster = await startCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;

const suites = [...new Set(faults.flatMap((fault) => fault.suites))];
const began = performance.now();
const sound = await runSuites(suites, undefined, AT_ONCE);
console.log(`${suites.length} suites without a fault: ${sound.passed} tests pass, ${secondsSince(began)} s`);
for (const name of [...sound.notRun, ...sound.failed]) console.log(`  fails without a fault: ${name}`);
if (sound.notRun.length + sound.failed.length > 0) process.exitCode = EXIT.unsaid;

console.log('\n| fault | found by | of tests | s | first |\n|---|---|---|---|---|');
const waiting = [...faults];
await Promise.all(Array.from({ length: AT_ONCE }, work));
await cluster.stop();
console.log(`\n${faults.length} faults, ${secondsSince(began)} s`);

async function work(): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) console.log(await rowOf(fault));
}

async function rowOf(fault: Fault): Promise<string> {
  const start = performance.now();
  const said = await runSuites(fault.suites, fault.name);
  const failed = said.failed.filter((name) => !sound.failed.includes(name));
  const cells = [fault.name, found(failed), failed.length + said.passed, secondsSince(start)];
  if (said.notRun.length > 0) {
    process.exitCode = EXIT.unsaid;
    cells[1] = '**not run**';
  }
  const [first = ''] = [...said.notRun, ...failed];
  return `| ${[...cells, first.replaceAll('|', ' ').slice(0, MAX_CELL)].join(' | ')} |`;
}

function found(failed: readonly string[]): string {
  if (failed.length > 0) return String(failed.length);
  process.exitCode ??= EXIT.missed;
  return '**nothing**';
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
