import { readContent, versionOf } from './files.ts';
import type { RegistryStorage, StoredEntry } from './RegistryStorage.ts';

/** Records of builds on this machine, each as an entry, as a fallback for unregistered apps. */
export class BuildsStorage implements RegistryStorage {
  readonly place = 'the builds of this repository';
  readonly maxAgeMs = 0;
  readonly #files: ReadonlyMap<string, string>;
  #versions: string | null = null;

  /** @param files record files by the app's name. */
  constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  async readChanged(): Promise<ReadonlyMap<string, StoredEntry> | null> {
    const files = [...this.#files];
    const versions = (await Promise.all(files.map(([, file]) => versionOf(file)))).join(' ');
    if (versions === this.#versions) return null;
    const entries = await Promise.all(
      files.map(async ([name, file]) => [name, await readAsEntry(name, file)] as const),
    );
    this.#versions = versions;
    return new Map(entries);
  }
}

async function readAsEntry(name: string, file: string): Promise<StoredEntry> {
  const stored = await readContent(file);
  return 'problem' in stored ? stored : { content: { name, current: stored.content, previous: null, canary: null } };
}
