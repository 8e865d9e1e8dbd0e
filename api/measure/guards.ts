import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startCluster } from '../src/testing/postgresCluster.ts';
import { GUARDS } from './guardTable.ts';
import type { Guard } from './guardTable/guard.ts';

/**
 * Removes one guard after another and walks until something breaks: `npm run measure:guards -w api -- 200`, optionally
 * with a seed and names of guards. Exit codes: 1 if a guard's removal stays undetected without a second line, so the
 * walks are blind or the guard is not needed; 2 if walks crashed or were interrupted, which proves nothing.
 */
const [walks = '200', seed = '7', ...chosen] = process.argv.slice(2);
const MAX_MINUTES = 10;
const EXIT = { missed: 1, crashed: 2 };
/** Exit codes of `walks.ts`. */
const SOUND = [0, 3];
const BROKEN = 1;

const hook = join(import.meta.dirname, 'takeOutGuard.ts');
const SCRIPTS = { money: 'walks.ts', line: 'lineWalks.ts' };

function walkWithout({ name, walks: over = 'money' }: Guard): { status: number | null; output: string } {
  const script = join(import.meta.dirname, SCRIPTS[over]);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, script, walks, seed], {
    encoding: 'utf8',
    env: { ...process.env, GUARD_TAKEN_OUT: name },
    timeout: MAX_MINUTES * 60_000,
  });
  return { status, output: status === BROKEN ? stdout : `${stdout}\n${stderr}` };
}

function rowOf(guard: Guard): string {
  const { status, output } = walkWithout(guard);
  if (status === BROKEN) {
    const [, after = '?'] = /^(\d+) walks/m.exec(output) ?? [];
    const [, by = '?', what = ''] = /BROKEN by (\w+): (.*)/.exec(output) ?? [];
    return `| ${guard.name} | yes | ${Number(after) + 1} | ${by} | ${cellOf(what)} |`;
  }
  if (status !== null && SOUND.includes(status)) {
    if (!guard.secondLine) process.exitCode ??= EXIT.missed;
    return `| ${guard.name} | ${guard.secondLine ? 'no' : '**no**'} | | | ${guard.secondLine ?? ''} |`;
  }
  process.exitCode = EXIT.crashed;
  return `| ${guard.name} | **crashed** | | | ${cellOf(output.slice(-MAX_CELL))} |`;
}

const MAX_CELL = 130;
/** Cut after the rule: rows and numbers add nothing. */
const cellOf = (text: string) =>
  text
    .replace(/: [[{].*$/s, '')
    .replaceAll(/[|\n]/g, ' ')
    .slice(0, MAX_CELL);

const cluster = await startCluster();
process.env['TEST_DATABASE_URL'] = cluster.url;
console.log(`at most ${walks} walks each, seed ${seed}\n`);
console.log('| guard taken out | found | after walks | by | what was found |\n|---|---|---|---|---|');
for (const guard of GUARDS) {
  if (chosen.length === 0 || chosen.includes(guard.name)) console.log(rowOf(guard));
}
await cluster.stop();
