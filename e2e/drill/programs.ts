import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
const PGBACKREST = '/usr/bin/pgbackrest';

/** The programs of the newest PostgreSQL that Debian has here, pgBackRest, and whose they are; or what is missing. */
export function findPrograms() {
  if (!existsSync(PGBACKREST)) return 'pgbackrest is not installed (Debian: apt-get install postgresql pgbackrest)';
  const versions = existsSync(DEBIAN_PROGRAMS) ? readdirSync(DEBIAN_PROGRAMS) : [];
  const [newest] = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_PROGRAMS, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'pg_basebackup')));
  if (!newest) return 'PostgreSQL is not installed (Debian: apt-get install postgresql pgbackrest)';
  return { programs: { postgres: newest, pgbackrest: PGBACKREST }, owner: ownerOf() };
}

/** PostgreSQL does not run as root: Debian's user has it. */
function ownerOf() {
  const idOf = (flag: string, ...of: string[]) => Number(execFileSync('id', [flag, ...of], { encoding: 'utf8' }));
  return process.getuid?.() === 0
    ? { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') }
    : { uid: idOf('-u'), gid: idOf('-g') };
}
