import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { isShellEntry, type BuildRecord, type RegistryEntry } from '@portal/shared/section/registry';
import { CallsFolder } from './CallsFolder.ts';

const keyOf = ({ name, id }: BuildRecord) => `${name} ${id}`;

export const buildsIn = (entry: RegistryEntry): BuildRecord[] => {
  const { current, previous, canary } = entry;
  const beside = isShellEntry(entry) ? (entry.beside ?? []) : [];
  return [current, previous, canary?.build, ...beside].filter((build) => build !== null && build !== undefined);
};

/** Calls of builds and releases, both of new and of registered ones. */
export class KnownCalls {
  readonly #calls = new Map<string, CallDescriptions>();

  add(build: BuildRecord, calls: CallDescriptions | null): void {
    if (calls) this.#calls.set(keyOf(build), calls);
  }

  of = (build: BuildRecord): CallDescriptions | null => this.#calls.get(keyOf(build)) ?? null;

  /** Reads the stored calls of the builds in a registry. */
  async readFor(registry: string, entries: readonly RegistryEntry[]): Promise<void> {
    const folder = new CallsFolder(registry);
    for (const build of entries.flatMap(buildsIn)) if (!this.of(build)) this.add(build, await folder.read(build));
  }

  /** Stores the calls with the registry, for the builds in it and for no others. */
  async storeFor(registry: string, entries: readonly RegistryEntry[]): Promise<void> {
    const folder = new CallsFolder(registry);
    const builds = entries.flatMap(buildsIn);
    for (const build of builds) {
      const calls = this.of(build);
      if (calls) await folder.write(build, calls);
    }
    await folder.keep(builds);
  }
}
