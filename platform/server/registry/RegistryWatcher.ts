import { join } from 'node:path';
import { isUrl } from './buildRecord.ts';
import { AddressStorage } from './storage/AddressStorage.ts';
import { FolderStorage } from './storage/FolderStorage.ts';
import { LastGoodCopy } from './storage/LastGoodCopy.ts';
import type { RegistryStorage } from './storage/RegistryStorage.ts';
import { ValidatedEntries } from './ValidatedEntries.ts';

/** Maximum time that a visitor waits for a read of the registry, which then continues in the background. */
export const MAX_WAIT_MS = 250;
/** The server starts with the last good copy after this time. */
export const MAX_START_WAIT_MS = 2000;
/** Retry interval of a place that could not be read. */
const RETRY_DELAY_MS = 5000;

const LAST_GOOD_FILE = 'registry.last-good.json';

type Report = (problem: string) => void;

/** Resolves with the promise, or after the time. */
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
 * Current registered entries. An unreadable registry leaves the last valid copy in use, also over a restart. A place
 * that hangs delays neither a visitor nor the start.
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
   * @param data folder of the last good copy.
   */
  static async open(registry: string, data: string, report: Report): Promise<RegistryWatcher> {
    const storage = isUrl(registry) ? new AddressStorage(registry) : new FolderStorage(registry);
    const copy = new LastGoodCopy(join(data, LAST_GOOD_FILE), registry);
    const entries = new ValidatedEntries(storage, report, await copy.read());
    const watched = new RegistryWatcher(storage, copy, entries, report);
    await watched.look(MAX_START_WAIT_MS);
    return watched;
  }

  /** Number of times that the entries have changed. */
  get changes(): number {
    return this.#changes;
  }

  /** Time at which the registry was last readable, or this server started: milliseconds since 1970. */
  get readAt(): number {
    return this.#readAt;
  }

  /** Updates the entries, or stops waiting after the time. */
  async look(maxWaitMs = MAX_WAIT_MS): Promise<void> {
    if (!this.#looking && Date.now() >= this.#nextLookAt) {
      const look = this.#lookNow().finally(() => {
        this.#looking = null;
      });
      // During a slow read all visitors share one wait, and later ones do not wait again.
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
    // If the copy cannot be written, the next start lacks its fallback; nothing else is affected.
    await this.#copy
      .write(this.entries.all)
      .catch((error: Error) => this.#report(`no copy of the registry can be kept: ${error.message}`));
  }
}
