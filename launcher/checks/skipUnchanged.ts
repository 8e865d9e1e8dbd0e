import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headCommit, inputsHash } from './inputs.ts';

/** A check without its own cache. */
export interface UncachedCheck {
  /** Arguments of Node. */
  command: readonly string[];
  /** True for files that it may read, including its own program and settings. Names count anyway. */
  reads(file: string): boolean;
  /** True if it also reads the history of commits. */
  readsCommits?: boolean;
}

/** Folder in which checks cache their last results. */
export const CHECKS_CACHE = '.cache/checks';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Runs a check, unless its inputs are the same as when it last passed. Only inputs that were the same before and after
 * a passing run are cached; a failure clears the cache.
 * @returns the exit code
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
