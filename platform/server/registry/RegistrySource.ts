import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  SECTION_MANIFEST_FILE,
  SHELL_MANIFEST_FILE,
  SHELL_NAME,
  type SectionEntry,
  type ShellEntry,
} from '@portal/shared/section/registry';
import { withoutOverlaps } from './overlaps.ts';
import { RegistryWatcher } from './RegistryWatcher.ts';
import { BuildsStorage } from './storage/BuildsStorage.ts';
import { ValidatedEntries } from './ValidatedEntries.ts';

/** Live builds of the shell and of each section. */
export interface LiveRegistry {
  shell: ShellEntry;
  sections: SectionEntry[];
}

/** True if visitors get different builds. */
export const hasCanary = ({ shell, sections }: LiveRegistry): boolean =>
  [shell, ...sections].some(({ canary }) => canary !== null);

export interface RegistryOptions {
  /** A folder with one file an entry, or an http(s) address. */
  registry: string;
  /** Folder of the last good copy, which survives a restart. */
  data: string;
  /** Root of the records `<section>/dist/section.json`, which are used if no section is registered. */
  repository: string;
  /** Names of the sections in the repository. */
  sections: readonly string[];
  /** Folder of the shell's own builds; the newest is used if the shell is not registered. */
  dist: string;
  /** Maximum milliseconds that a visitor waits for a read of the registry. */
  maxWaitMs?: number;
  report(problem: string): void;
}

/**
 * Live builds: the registered ones, otherwise the builds in this repository; those also replace a section whose entry
 * was never valid. A change of the registry is a deployment, without a restart.
 */
export class RegistrySource {
  readonly #options: RegistryOptions;
  readonly #registered: RegistryWatcher;
  readonly #builtSections: ValidatedEntries;
  readonly #builtShell: ValidatedEntries;
  #live: LiveRegistry | null = null;
  #composedOf = 0;

  constructor(options: RegistryOptions, registered: RegistryWatcher) {
    const { repository, sections, dist, report } = options;
    const records = sections.map((name) => [name, join(repository, name, 'dist', SECTION_MANIFEST_FILE)] as const);
    this.#options = options;
    this.#registered = registered;
    this.#builtSections = new ValidatedEntries(new BuildsStorage(new Map(records)), report);
    const shellRecord = new Map([[SHELL_NAME, join(dist, SHELL_MANIFEST_FILE)]]);
    this.#builtShell = new ValidatedEntries(new BuildsStorage(shellRecord), report);
  }

  /** Reads everything for the first time. @throws if there is no build of the shell. */
  static async open(options: RegistryOptions): Promise<RegistrySource> {
    const source = new RegistrySource(
      options,
      await RegistryWatcher.open(options.registry, options.data, options.report),
    );
    await source.read();
    return source;
  }

  /** Result of the last read. */
  get latest(): LiveRegistry | null {
    return this.#live;
  }

  /** Time at which the registry was last readable, or this server started: milliseconds since 1970. */
  get readAt(): number {
    return this.#registered.readAt;
  }

  async read(): Promise<LiveRegistry> {
    await this.#registered.look(this.#options.maxWaitMs);
    const isBuilt = [await this.#builtShell.refresh(), this.#needsBuilt && (await this.#builtSections.refresh())];
    const { changes } = this.#registered;
    if (this.#live && changes === this.#composedOf && !isBuilt.includes(true)) return this.#live;
    this.#live = this.#compose();
    this.#composedOf = changes;
    return this.#live;
  }

  /** True if no section is registered. */
  get #isComposed(): boolean {
    return this.#registered.entries.sections.length === 0;
  }

  /** True if builds of this repository are live. */
  get #needsBuilt(): boolean {
    return this.#isComposed || this.#registered.entries.broken.size > 0;
  }

  #compose(): LiveRegistry {
    const { sections: registered, broken } = this.#registered.entries;
    const built = this.#builtSections.sections.filter(({ name }) => this.#isComposed || broken.has(name));
    return { shell: this.#shell(), sections: withoutOverlaps([...registered, ...built], this.#options.report) };
  }

  /**
   * The registered shell, limited to builds that exist on this machine: another machine may have been updated first.
   */
  #shell(): ShellEntry {
    const { dist, report } = this.#options;
    const { shell: built } = this.#builtShell;
    const { shell: registered } = this.#registered.entries;
    const isHere = (build: { template: string }) => existsSync(join(dist, build.template));
    const beside = registered?.beside?.filter(isHere);
    for (const { id } of registered?.beside?.filter((build) => !isHere(build)) ?? [])
      report(`the shell's build ${id}, which runs sections of another generation, is not in ${dist}`);
    if (registered && isHere(registered.current)) {
      const { current, previous, canary } = registered;
      return {
        ...registered,
        beside,
        current,
        previous: previous && isHere(previous) ? previous : null,
        canary: canary && isHere(canary.build) ? canary : null,
      };
    }
    if (registered) report(`the shell's build ${registered.current.id} is not in ${dist}`);
    if (registered?.previous && isHere(registered.previous))
      return { ...registered, beside, current: registered.previous, previous: null, canary: null };
    if (!built) throw new Error(`there is no build of the shell in ${dist}`);
    return built;
  }
}
