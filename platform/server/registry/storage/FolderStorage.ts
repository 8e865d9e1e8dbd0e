import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing, readContent, versionOf } from './files.ts';
import type { RegistryStorage, StoredEntry } from './RegistryStorage.ts';

const EXTENSION = '.json';

/** File of an entry in the folder. */
export const entryFile = (folder: string, name: string): string => join(folder, name + EXTENSION);

/** A folder with one file an entry, on this machine or on storage that several shells share. */
export class FolderStorage implements RegistryStorage {
  readonly place: string;
  /** Checking the files' times costs less than a request, so a change is live at once. */
  readonly maxAgeMs = 0;
  #versions: string | null = null;

  constructor(folder: string) {
    this.place = folder;
  }

  async readChanged(): Promise<ReadonlyMap<string, StoredEntry> | null> {
    const names = await this.#names();
    const versions = await Promise.all(names.map((name) => versionOf(entryFile(this.place, name))));
    const all = names.map((name, index) => `${name} ${versions[index]}`).join('\n');
    if (all === this.#versions) return null;
    const entries = await Promise.all(
      names.map(async (name) => [name, await readContent(entryFile(this.place, name))] as const),
    );
    this.#versions = all;
    return new Map(entries);
  }

  async #names(): Promise<string[]> {
    const files = (await readdir(this.place).catch(nullWhenMissing)) ?? [];
    return files
      .filter((file) => file.endsWith(EXTENSION))
      .map((file) => file.slice(0, -EXTENSION.length))
      .sort();
  }
}
