import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { GUARDS } from './guardTable.ts';

/**
 * Takes out one guard after the other and walks until something breaks: `npm run measure:guards -w api -- 200`.
 * A guard that nobody misses fails the run: either the walks are blind, or the guard is not needed.
 */
const walks = process.argv[2] ?? '200';
const chosen = process.argv[3];
const hook = join(import.meta.dirname, 'takeOutGuard.ts');
const script = join(import.meta.dirname, 'walks.ts');

console.log('| guard taken out | found | by |\n|---|---|---|');
for (const [name] of GUARDS.filter(([guard]) => chosen === undefined || guard === chosen)) {
  const { stdout } = spawnSync(process.execPath, ['--import', hook, script, walks, '7'], {
    encoding: 'utf8',
    env: { ...process.env, GUARD_TAKEN_OUT: name },
  });
  const [verdict = '', cause = ''] = stdout.trim().split('\n');
  const isFound = verdict.startsWith('BROKEN');
  if (!isFound) process.exitCode = 1;
  console.log(`| ${name} | ${isFound ? 'yes' : '**no**'} | ${cause.slice(0, 110).trim()} |`);
}
