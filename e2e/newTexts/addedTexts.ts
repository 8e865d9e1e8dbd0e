import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Loaded before a process's own code: adds the files in the folder `ADDED_TEXTS` to the versions of the texts, such as
 * `privacy/2027-01-01.md`.
 */

const folder = process.env.ADDED_TEXTS ?? '';
const TEXTS = join('association', 'texts');
const realGlob = fs.globSync;

fs.globSync = ((pattern: string | string[], options?: { cwd?: string }) => {
  const found = realGlob(pattern, options ?? {}) as string[];
  const { cwd = '' } = options ?? {};
  if (!cwd.endsWith(TEXTS)) return found;
  const added = realGlob(pattern, { cwd: folder });
  return [...found, ...added.map((file) => relative(cwd, join(folder, file)))];
}) as typeof fs.globSync;
syncBuiltinESMExports();
