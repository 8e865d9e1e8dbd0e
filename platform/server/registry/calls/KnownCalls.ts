import { callDescriptions, type CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { isShellEntry, type BuildRecord, type RegistryEntry } from '@portal/shared/section/registry';
import { BuildFolder } from '../storage/BuildFolder.ts';

export const keyOf = ({ name, id }: BuildRecord): string => `${name} ${id}`;

export const buildsIn = (entry: RegistryEntry): BuildRecord[] => {
  const { current, previous, canary } = entry;
  const beside = isShellEntry(entry) ? (entry.beside ?? []) : [];
  return [current, previous, canary?.build, ...beside].filter((build) => build !== null && build !== undefined);
};

const folderOf = (registry: string) => new BuildFolder(registry, 'calls', callDescriptions);

/** Calls of builds and releases, both of new and of registered ones. */
export class KnownCalls {
  readonly #calls = new Map<string, CallDescriptions>();

  add(build: BuildRecord, calls: CallDescriptions | null): void {
    if (calls) this.#calls.set(keyOf(build), calls);
  }

  of = (build: BuildRecord): CallDescriptions | null => this.#calls.get(keyOf(build)) ?? null;

  /** Reads the stored calls of the builds in a registry; null for a build from before calls were recorded. */
  async readFor(registry: string, entries: readonly RegistryEntry[]): Promise<void> {
    const folder = folderOf(registry);
    for (const build of entries.flatMap(buildsIn)) if (!this.of(build)) this.add(build, await folder.read(build));
  }

  /** Stores the calls of the builds in a registry with it. */
  async storeFor(registry: string, entries: readonly RegistryEntry[]): Promise<void> {
    const folder = folderOf(registry);
    const builds = entries.flatMap(buildsIn);
    for (const build of builds) {
      const calls = this.of(build);
      if (calls) await folder.write(build, calls);
    }
    await folder.expire(builds);
  }
}
