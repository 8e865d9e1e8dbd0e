/** A text is stale after this time. */
export const FRESH_MS = 300_000;
/** The API is not called again for this long after a failure. */
const COOLDOWN_MS = 10_000;

/**
 * Cache of a text generated from answers of the API. It is shared for some minutes, and concurrent requests share one
 * generation. While it cannot be generated again, the stale text is served.
 */
export class TextCache {
  readonly #make: () => Promise<string>;
  readonly #report: (problem: string) => void;
  readonly #now: () => number;
  #text: string | null = null;
  #until = 0;
  #making: Promise<void> | null = null;

  constructor(make: () => Promise<string>, report: (problem: string) => void, now: () => number = Date.now) {
    this.#make = make;
    this.#report = report;
    this.#now = now;
  }

  /** Null if no text could be generated so far. */
  async get(): Promise<string | null> {
    if (this.#now() >= this.#until) {
      this.#making ??= this.#renew().finally(() => (this.#making = null));
      await this.#making;
    }
    return this.#text;
  }

  async #renew(): Promise<void> {
    try {
      this.#text = await this.#make();
      this.#until = this.#now() + FRESH_MS;
    } catch (error) {
      this.#until = this.#now() + COOLDOWN_MS;
      this.#report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}
