import type { Outcome } from '../../src/rendering/job.ts';

/** Of all kept pages. */
const MAX_BYTES = 60 * 1024 * 1024;
/** A page's document is kept beside it, as it is and compressed. */
const WITH_DOCUMENT = 2.5;
/** What a document has around its page, as it is and compressed: the head with the stylesheets, and the registry. */
const AROUND_PAGE_BYTES = 95_000;

interface KeptPage {
  outcome: Outcome;
  /** When it was rendered. */
  at: number;
}

const bytesOf = (outcome: Outcome): number =>
  outcome.kind === 'rendered'
    ? AROUND_PAGE_BYTES +
      WITH_DOCUMENT *
        (Buffer.byteLength(outcome.rendering.html) + Buffer.byteLength(JSON.stringify(outcome.rendering.answers)))
    : 0;

/** Rendered pages by what they were rendered of; the ones longest unused go when they are too many. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage & { bytes: number }>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): KeptPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return kept;
  }

  keep(key: string, outcome: Outcome, at: number): void {
    this.#drop(key);
    // A page without a text, and its key, weigh something too.
    const bytes = bytesOf(outcome) + key.length + 500;
    this.#pages.set(key, { outcome, at, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
