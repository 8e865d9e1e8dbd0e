import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const LIST = join(FOLDER, 'released.json');

/** SHA-256 of the content of each migration's file, by its name. */
type Hashes = Record<string, string>;

/** What has been released. */
export const readReleased = (): Hashes => JSON.parse(readFileSync(LIST, 'utf8')) as Hashes;

export const writeReleased = (hashes: Hashes): void => writeFileSync(LIST, `${JSON.stringify(hashes, null, 2)}\n`);

/** What the files are at present, in the order in which they run. */
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

/** Says of each released migration that its file is another one, or gone. */
export const refuseChanged = (released: Hashes, present: Hashes): string[] =>
  Object.keys(released)
    .filter((name) => released[name] !== present[name])
    .map((name) => `${name} has been released and must not change; write a new migration`);

/** The names of those that are not in the list. */
export const namesOfNew = (released: Hashes, present: Hashes): string[] =>
  Object.keys(present).filter((name) => !(name in released));
