/** A text is made anew after this time. */
export const FRESH_MS = 300_000;
/** After a failure the API is left alone for this long. */
const COOLDOWN_MS = 10_000;

/**
 * A text that is made of the API's answers, for all who ask within some minutes: once at a time, whoever asks. While it
 * cannot be made anew, the last one is given.
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

  /** null when it could not be made so far. */
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
