import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The embedded database in ${folder} is in use by another process: stop it, or set PORTAL_DATA to another folder`,
    );
  }
}

/**
 * Holds a folder for this process alone, since two on one embedded database silently lose rows. The lock is a
 * SQLite file held exclusively: the kernel frees it however the process ends, and unlike a pid file it is right
 * in containers. Answers what lets go.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
  return () => lock.close();
}
