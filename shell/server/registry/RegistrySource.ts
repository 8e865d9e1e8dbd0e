import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isSectionEntry,
  isShellEntry,
  SECTION_MANIFEST_FILE,
  sectionBuild,
  SHELL_MANIFEST_FILE,
  shellBuild,
  type Entry,
  type SectionEntry,
  type ShellEntry,
} from '@portal/shared/section/registry';
import { readRecord } from './buildRecord.ts';
import { entryNames, readEntry } from './registryFolder.ts';

/** The builds that are live: of the shell, and of each section by name. */
export interface LiveRegistry {
  shell: ShellEntry;
  sections: SectionEntry[];
}

/** Whether visitors have to be told apart. */
export const hasCanary = ({ shell, sections }: LiveRegistry): boolean =>
  [shell, ...sections].some(({ canary }) => canary !== null);

interface RegistryLocations {
  /** Contains one file an entry. */
  registry: string;
  /** Contains the records `<section>/dist/section.json`, which are used when there is no registry. */
  repository: string;
  sections: readonly string[];
  /** The shell's own build, which is used when it is not in the registry. */
  dist: string;
}

/** An entry of a build that nobody has registered. */
const entryOf = <Build extends { name: string }>(build: Build): Entry<Build> => ({
  name: build.name,
  current: build,
  previous: null,
  canary: null,
});

/** Changes whenever the file does; the same for every missing file. */
const versionOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
    () => '-',
  );

/**
 * The registry as it is now. A file is read again when it has changed, so that changing it is a deployment. Files that
 * cannot be read leave the last valid copy in use. Without any, the registry is composed of the builds in this
 * repository.
 */
export class RegistrySource {
  readonly #locations: RegistryLocations;
  readonly #report: (problem: string) => void;
  #live: LiveRegistry | null = null;
  #versions = '';

  constructor(locations: RegistryLocations, report: (problem: string) => void) {
    this.#locations = locations;
    this.#report = report;
  }

  async read(): Promise<LiveRegistry> {
    const { registry, dist } = this.#locations;
    const names = await entryNames(registry);
    const files = [
      ...names.map((name) => join(registry, `${name}.json`)),
      ...this.#recordFiles(),
      join(dist, SHELL_MANIFEST_FILE),
    ];
    const versions = (await Promise.all(files.map(versionOf))).join(' ');
    if (this.#live && versions === this.#versions) return this.#live;
    this.#versions = versions;
    try {
      this.#live = await this.#readAll(names);
    } catch (error) {
      if (!this.#live) throw error;
      this.#report(`the registry ${registry} cannot be used, the last good copy stays: ${String(error)}`);
    }
    return this.#live;
  }

  #recordFiles(): string[] {
    const { repository, sections } = this.#locations;
    return sections.map((name) => join(repository, name, 'dist', SECTION_MANIFEST_FILE));
  }

  async #readAll(names: readonly string[]): Promise<LiveRegistry> {
    const { registry, dist } = this.#locations;
    const stored = await Promise.all(names.map((name) => readEntry(registry, name)));
    const entries = stored.filter((entry) => entry !== null);
    const shell = entries.find(isShellEntry) ?? entryOf(await readRecord(join(dist, SHELL_MANIFEST_FILE), shellBuild));
    const sections = entries.filter(isSectionEntry);
    return { shell, sections: sections.length > 0 ? sections : await this.#compose() };
  }

  async #compose(): Promise<SectionEntry[]> {
    const composed: SectionEntry[] = [];
    for (const file of this.#recordFiles()) {
      try {
        composed.push(entryOf(await readRecord(file, sectionBuild)));
      } catch (error) {
        this.#report(`${file} is not in the registry: ${String(error)}`);
      }
    }
    return composed;
  }
}
