import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process has locked the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The embedded database in ${folder} is in use by another process: stop it, or set PORTAL_DATA to another folder`,
    );
  }
}

/**
 * Locks a folder for this process, because two processes on one embedded database silently lose rows. The lock is an
 * exclusively locked SQLite file: the kernel releases it however the process ends, and unlike a pid file it works in
 * containers. Returns the function that unlocks.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
  return () => lock.close();
}
