import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { LabProgram } from '../lab/programs.ts';
import { ROOT } from './root.ts';

const NAME_WIDTH = 18;

/**
 * Runs the program that the command line names, and ends with its exit code. Without a name it prints the list; with an
 * unknown one it fails.
 */
export function runProgram(command: string, programs: Readonly<Record<string, LabProgram>>): never {
  const [name, ...rest] = process.argv.slice(2);
  const program = name === undefined ? undefined : programs[name];
  if (!program) {
    if (name !== undefined) console.error(`no program ${name}`);
    console.log(`npm run ${command} -- <name> [arguments]\n`);
    for (const [known, { does }] of Object.entries(programs)) console.log(`  ${known.padEnd(NAME_WIDTH)} ${does}`);
    process.exit(name === undefined ? 0 : 1);
  }
  const { file, args = [], nodeOptions = [] } = program;
  const { status } = spawnSync(process.execPath, [...nodeOptions, join(ROOT, file), ...args, ...rest], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
