import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN_PROGRAMS = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL programs of Debian; null if there are none. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN_PROGRAMS)) return null;
  const [newest] = readdirSync(DEBIAN_PROGRAMS)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_PROGRAMS, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'pg_basebackup')));
  return newest ?? null;
}

/** User that runs them: PostgreSQL refuses to run as root, and Debian has a user for it. */
export function postgresOwner(): { uid: number; gid: number } {
  const names = process.getuid?.() === 0 ? ['postgres'] : [];
  const idOf = (flag: string) => Number(execFileSync('id', [flag, ...names], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
