import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './root.ts';

/**
 * Lints each workspace in a process of its own, two at once: one process for all keeps the types of every workspace in
 * memory, which is more than Node's heap takes by default.
 */
const AT_ONCE = 2;

const workspaces = packageJson.workspaces.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort();
const rest = workspaces.flatMap((folder) => ['--ignore-pattern', folder]);
const waiting = [...workspaces.map((folder) => [folder]), [...rest, '.']];

const lint = (args: string[]) =>
  new Promise<boolean>((resolve) => {
    const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
    const child = spawn(process.execPath, [eslint, ...args], { cwd: ROOT, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code === 0));
  });

async function work(): Promise<boolean> {
  let isClean = true;
  for (let args = waiting.shift(); args; args = waiting.shift()) isClean = (await lint(args)) && isClean;
  return isClean;
}

const clean = await Promise.all(Array.from({ length: AT_ONCE }, work));
if (clean.includes(false)) process.exitCode = 1;
