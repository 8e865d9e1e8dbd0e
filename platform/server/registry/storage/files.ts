import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import type { StoredEntry } from './RegistryStorage.ts';

/** For `catch`: null if a file does not exist. @throws the error otherwise. */
export const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Changes whenever the file does, also when a file of the same size replaces it; constant for a missing file. */
export const versionOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs}/${size}/${ino}`,
    () => '-',
  );

/** JSON content of a file, or the reason why it cannot be read. */
export const readContent = (file: string): Promise<StoredEntry> =>
  readFile(file, 'utf8').then(
    (text) => parseContent(text),
    (error: Error) => ({ problem: error.message }),
  );

function parseContent(text: string): StoredEntry {
  try {
    return { content: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/**
 * Replaces a file atomically: a reader sees the old one or the new one, never a part.
 * @param indent 0 for files that nobody edits by hand.
 */
export async function replaceFile(file: string, value: unknown, indent = 2): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, `${JSON.stringify(value, null, indent)}\n`);
  await rename(temporary, file);
}
