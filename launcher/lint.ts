import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './root.ts';

/**
 * Lints everything in two processes at once, each with the types of the whole repository: a process for each workspace
 * would read the types of `shared` again and again, which takes twice as long.
 */
const HEAP_MB = 6000;
const TYPES = ['--parser-options', 'project:./tsconfig.json', '--parser-options', 'projectService:false'];

const workspaces = packageJson.workspaces.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort();
const inBrowser = workspaces.filter((name) => !['api', 'e2e', 'launcher'].includes(name));
const halves = [inBrowser, ['.', ...inBrowser.flatMap((folder) => ['--ignore-pattern', folder])]];

const lint = (args: string[]) =>
  new Promise<boolean>((resolve) => {
    const eslint = join(ROOT, 'node_modules/eslint/bin/eslint.js');
    const command = [`--max-old-space-size=${HEAP_MB}`, eslint, ...TYPES, ...args];
    const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code === 0));
  });

const isClean = await Promise.all(halves.map(lint));
if (isClean.includes(false)) process.exitCode = 1;
