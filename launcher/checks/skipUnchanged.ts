import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headCommit, inputsHash } from './inputs.ts';

/** A check that keeps nothing by itself. */
export interface UncachedCheck {
  /** Arguments of Node. */
  command: readonly string[];
  /** Says of a file that it may be read, which holds for its own program and settings too. Names count anyway. */
  reads(file: string): boolean;
  /** It reads the history of commits too. */
  readsCommits?: boolean;
}

/** The folder in which checks keep what they know of their last run. */
export const CHECKS_CACHE = '.cache/checks';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs a check, unless all that it reads is as it was when it passed last. Kept is only what was the same before and
 * after a run that passed; a run that fails is forgotten.
 * @returns the exit code.
 */
export function skipUnchanged(root: string, name: string, { command, reads, readsCommits }: UncachedCheck): number {
  const readInputs = () => {
    const hash = inputsHash(root, reads);
    return hash !== null && readsCommits ? `${hash} ${headCommit(root)}` : hash;
  };
  const file = join(root, CHECKS_CACHE, `${name}.passed`);
  const before = readInputs();
  if (before !== null && read(file) === before) {
    console.log(`${name}: passed before, and nothing that it reads has changed`);
    return 0;
  }
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status === 0 && before !== null && readInputs() === before) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, before);
  }
  return status ?? 1;
}
