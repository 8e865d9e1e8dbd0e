import { randomBytes } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobOf, type FileStore } from './fileStore.ts';
import { isStoredPath, requireStoredPath } from './storedPath.ts';

const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files in a local folder. A file appears under its name complete and synced to the disk, or not at all: it is
 * written under a temporary name, synced, and linked (a link, unlike a rename, never replaces an existing file).
 */
export function createLocalFileStore(folder: string): FileStore {
  return {
    async put(path, content) {
      const target = join(folder, requireStoredPath(path));
      await mkdir(dirname(target), { recursive: true });
      const partFile = `${target}.${randomBytes(6).toString('hex')}.part`;
      try {
        const handle = await open(partFile, 'wx', 0o640);
        try {
          await handle.writeFile(blobOf(content).stream());
          await handle.sync();
        } finally {
          await handle.close();
        }
        await link(partFile, target);
      } finally {
        await unlink(partFile).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }
      await syncFolder(dirname(target));
    },

    async get(path, range) {
      if (!isStoredPath(path)) return null;
      try {
        const handle = await open(join(folder, path), 'r');
        return handle.createReadStream(range && { start: range.first, end: range.last });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(path) {
      await unlink(join(folder, requireStoredPath(path))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
