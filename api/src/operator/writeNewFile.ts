import { writeFile } from 'node:fs/promises';

/** Writes a file that nobody but its owner may read, and never over another one: it would keep that one's rights. */
export const writeNewFile = (path: string, text: string): Promise<void> =>
  writeFile(path, text, { mode: 0o600, flag: 'wx' });
