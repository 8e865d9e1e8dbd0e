import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const LIST = join(FOLDER, 'released.json');

/** SHA-256 of the content of each migration's file, by its name. */
type Hashes = Record<string, string>;

/** Hashes of the released migrations. */
export const readReleased = (): Hashes => JSON.parse(readFileSync(LIST, 'utf8')) as Hashes;

export const writeReleased = (hashes: Hashes): void => writeFileSync(LIST, `${JSON.stringify(hashes, null, 2)}\n`);

/** Hashes of the present files, in the order in which they run. */
export function hashMigrations(): Hashes {
  const files = readdirSync(FOLDER).filter((file) => /^\d.*\.ts$/.test(file));
  return Object.fromEntries(
    files.sort().map((file) => [
      basename(file, '.ts'),
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    ]),
  );
}

/** One message for each released migration whose file has changed or is gone. */
export const refuseChanged = (released: Hashes, present: Hashes): string[] =>
  Object.keys(released)
    .filter((name) => released[name] !== present[name])
    .map((name) => `${name} has been released and must not change; write a new migration`);

/** Names of migrations that have not been released. */
export const namesOfNew = (released: Hashes, present: Hashes): string[] =>
  Object.keys(present).filter((name) => !(name in released));
