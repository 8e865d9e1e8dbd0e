import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { registryEntry, type RegistryEntry } from '@portal/shared/section/registry';

const fileOf = (folder: string, name: string) => join(folder, `${name}.json`);

const nullWhenMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Reads and checks one entry; null when it does not exist. @throws when it is not an entry of the registry. */
export async function readEntry(folder: string, name: string): Promise<RegistryEntry | null> {
  const text = await readFile(fileOf(folder, name), 'utf8').catch(nullWhenMissing);
  return text === null ? null : v.parse(registryEntry, JSON.parse(text));
}

/** Names of the entries in the folder; none when there is no folder. */
export async function entryNames(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(nullWhenMissing)) ?? [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Replaces one entry in one step: a reader sees the old one or the new one, never a part. */
export async function writeEntry(folder: string, entry: RegistryEntry): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = fileOf(folder, entry.name);
  const temporary = `${file}.${process.pid}.new`;
  await writeFile(temporary, `${JSON.stringify(v.parse(registryEntry, entry), null, 2)}\n`);
  await rename(temporary, file);
}
