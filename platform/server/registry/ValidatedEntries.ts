import { isSectionEntry, isShellEntry, type RegistryEntry } from '@portal/shared/section/registry';
import { checkedEntry } from './checkedEntry.ts';
import type { RegistryStorage } from './storage/RegistryStorage.ts';

/** Entries of a storage, each in its last valid version: a broken one does not affect the others. */
export class ValidatedEntries {
  readonly #storage: RegistryStorage;
  readonly #report: (problem: string) => void;
  #entries: ReadonlyMap<string, RegistryEntry>;
  #broken: ReadonlySet<string> = new Set();

  /** @param known earlier valid entries; used until the storage has been read. */
  constructor(storage: RegistryStorage, report: (problem: string) => void, known: readonly RegistryEntry[] = []) {
    this.#storage = storage;
    this.#report = report;
    this.#entries = new Map(known.map((entry) => [entry.name, entry]));
  }

  get all(): RegistryEntry[] {
    return [...this.#entries.values()];
  }

  get shell() {
    return this.all.find(isShellEntry);
  }

  get sections() {
    return this.all.filter(isSectionEntry);
  }

  /** Names of entries that are invalid and were never valid. */
  get broken(): ReadonlySet<string> {
    return this.#broken;
  }

  /** Reads the storage again; returns whether entries have changed. @throws if it cannot be read. */
  async refresh(): Promise<boolean> {
    const { place } = this.#storage;
    const stored = await this.#storage.readChanged();
    if (!stored) return false;
    const next = new Map<string, RegistryEntry>();
    const broken = new Set<string>();
    for (const [name, content] of stored) {
      const before = this.#entries.get(name);
      try {
        next.set(name, checkedEntry(name, content));
      } catch (error) {
        if (before) next.set(name, before);
        else broken.add(name);
        const consequence = before ? 'its last valid copy stays' : 'it is left out';
        this.#report(`${place}: ${name} cannot be used, ${consequence}: ${(error as Error).message}`);
      }
    }
    // An unmounted folder and an unwritten document look like this.
    if (this.sections.length > 0 && ![...next.values()].some(isSectionEntry)) {
      this.#report(`${place} is empty, the last valid copy stays`);
      return false;
    }
    this.#entries = next;
    this.#broken = broken;
    return true;
  }
}
