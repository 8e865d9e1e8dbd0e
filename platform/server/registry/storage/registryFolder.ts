import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import * as v from 'valibot';
import { registryEntry, type RegistryEntry } from '@portal/shared/section/registry';
import { checkedEntry } from '../checkedEntry.ts';
import { replaceFile } from './files.ts';
import { entryFile, FolderStorage } from './FolderStorage.ts';

/** About half a minute: a deployment takes milliseconds, and the lock of a killed one is stale after ten seconds. */
const LOCK_RETRIES = { retries: 200, factor: 1, minTimeout: 50, maxTimeout: 250, randomize: true };

/** Runs one change of the registry at a time, across machines. @throws without the lock. */
export async function withRegistryLock<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { lockfilePath: join(folder, '.lock'), retries: LOCK_RETRIES }).catch(
    (error: Error) => {
      throw new Error(`another deployment holds the registry ${folder}: ${error.message}`);
    },
  );
  try {
    return await run();
  } finally {
    await release();
  }
}

/** Valid entries of a folder, and the problems of the others. */
export interface FolderContent {
  entries: Map<string, RegistryEntry>;
  broken: Map<string, string>;
}

export async function readEntries(folder: string): Promise<FolderContent> {
  const content: FolderContent = { entries: new Map(), broken: new Map() };
  for (const [name, stored] of (await new FolderStorage(folder).readChanged()) ?? []) {
    try {
      content.entries.set(name, checkedEntry(name, stored));
    } catch (error) {
      content.broken.set(name, `${entryFile(folder, name)} cannot be used: ${(error as Error).message}`);
    }
  }
  return content;
}

/** Replaces one entry atomically. */
export async function writeEntry(folder: string, entry: RegistryEntry): Promise<void> {
  await mkdir(folder, { recursive: true });
  await replaceFile(entryFile(folder, entry.name), v.parse(registryEntry, entry));
}
