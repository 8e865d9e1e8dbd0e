import { writeFile } from 'node:fs/promises';

/** Writes a file that only its owner can read. Never overwrites one, because the old permissions would stay. */
export const writeNewFile = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: 0o600, flag: 'wx' });
