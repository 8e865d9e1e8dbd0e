import { join } from 'node:path';
import { isUrl } from './buildRecord.ts';
import { AddressStorage } from './storage/AddressStorage.ts';
import { FolderStorage } from './storage/FolderStorage.ts';
import { LastGoodCopy } from './storage/LastGoodCopy.ts';
import type { RegistryStorage } from './storage/RegistryStorage.ts';
import { ValidatedEntries } from './ValidatedEntries.ts';

/** A visitor waits no longer than this for a look at the registry; it goes on behind them. */
export const MAX_WAIT_MS = 250;
/** The server starts after this time with the last good copy. */
export const MAX_START_WAIT_MS = 2000;
/** A place that could not be read is asked again after this time. */
const RETRY_DELAY_MS = 5000;

const LAST_GOOD_FILE = 'registry.last-good.json';

type Report = (problem: string) => void;

/** Resolves with the promise or after the time, whichever is first. */
function within(promise: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    void promise.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * The registered entries as they are now. What cannot be read leaves the last valid copy in use, over a restart too; a
 * place that hangs holds up neither a visitor nor the start.
 */
export class RegistryWatcher {
  readonly entries: ValidatedEntries;
  readonly #storage: RegistryStorage;
  readonly #copy: LastGoodCopy;
  readonly #report: (problem: string) => void;
  #changes = 0;
  #readAt = Date.now();
  #looking: Promise<void> | null = null;
  #nextLookAt = 0;
  #lastProblem = '';

  constructor(storage: RegistryStorage, copy: LastGoodCopy, entries: ValidatedEntries, report: Report) {
    this.#storage = storage;
    this.#copy = copy;
    this.entries = entries;
    this.#report = report;
  }

  /**
   * @param registry a folder with one file an entry, or an http(s) address.
   * @param data the folder in which the last good copy is kept.
   */
  static async open(registry: string, data: string, report: Report): Promise<RegistryWatcher> {
    const storage = isUrl(registry) ? new AddressStorage(registry) : new FolderStorage(registry);
    const copy = new LastGoodCopy(join(data, LAST_GOOD_FILE), registry);
    const entries = new ValidatedEntries(storage, report, await copy.read());
    const watched = new RegistryWatcher(storage, copy, entries, report);
    await watched.look(MAX_START_WAIT_MS);
    return watched;
  }

  /** How often the entries have changed. */
  get changes(): number {
    return this.#changes;
  }

  /** When the registry could last be read, or this server began: milliseconds since 1970. */
  get readAt(): number {
    return this.#readAt;
  }

  /** Brings the entries up to date, or stops waiting for it. */
  async look(maxWaitMs = MAX_WAIT_MS): Promise<void> {
    if (!this.#looking && Date.now() >= this.#nextLookAt) {
      const look = this.#lookNow().finally(() => {
        this.#looking = null;
      });
      // Visitors who come while it takes long share one wait, and do not wait again after it.
      this.#looking = within(look, maxWaitMs);
    }
    await this.#looking;
  }

  async #lookNow(): Promise<void> {
    try {
      const isChanged = await this.entries.refresh();
      this.#readAt = Date.now();
      this.#nextLookAt = this.#readAt + this.#storage.maxAgeMs;
      this.#lastProblem = '';
      if (!isChanged) return;
      this.#changes += 1;
    } catch (error) {
      this.#nextLookAt = Date.now() + RETRY_DELAY_MS;
      const problem = `the registry ${this.#storage.place} cannot be read, the last valid copy stays: ${(error as Error).message}`;
      if (problem !== this.#lastProblem) this.#report(problem);
      this.#lastProblem = problem;
      return;
    }
    // A disk that takes no copy costs the next start its fallback, and nothing now.
    await this.#copy
      .write(this.entries.all)
      .catch((error: Error) => this.#report(`no copy of the registry can be kept: ${error.message}`));
  }
}
