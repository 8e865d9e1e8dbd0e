/** Bytes that a page may prefetch for its visible links. */
const MAX_BYTES = 60_000;
/** Limit until the visitor interacts: the rest is for links that they reveal or scroll to. */
const MAX_UNUSED_BYTES = 30_000;
/** Maximum of a section's first files: its part of the registry, entry and routes. */
const SECTION_BYTES = 28_000;
/** Maximum of a page's own files, with the section's styles. */
const PAGE_BYTES = 36_000;
/** Assumed for a file whose origin hides its size. */
const UNTOLD_BYTES = 12_000;

/** A loaded file, as the browser reports it. */
export type Transfer = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'encodedBodySize'>;

const OWN = /^\/(registry|answers)\.json$/;

/** Files from the cache count as 0: their size is known although nothing is transferred. */
const bytesOf = ({ transferSize, encodedBodySize }: Transfer) =>
  transferSize === 0 && encodedBodySize === 0 ? UNTOLD_BYTES : transferSize;

/** Bytes of sections' files that one page has loaded, prefetched or not. */
export class Budget {
  readonly #bases: () => readonly string[];
  #spent = 0;
  #isUsed = false;

  /** @param bases of the sections' files. */
  constructor(bases: () => readonly string[]) {
    this.#bases = bases;
  }

  /** Resets it for another page. */
  begin(): void {
    this.#spent = 0;
    this.#isUsed = false;
  }

  /** Called when the visitor interacts with the page. @returns true the first time. */
  use(): boolean {
    const isFirst = !this.#isUsed;
    this.#isUsed = true;
    return isFirst;
  }

  note(transfers: readonly Transfer[]): void {
    const bases = this.#bases().map((base) => new URL(base, location.href).href);
    for (const transfer of transfers) {
      const isOwn = OWN.test(new URL(transfer.name).pathname);
      if (isOwn || bases.some((base) => transfer.name.startsWith(base))) this.#spent += bytesOf(transfer);
    }
  }

  /** Checks whether the rest suffices for an estimated size; the actual size is known only after loading. */
  allows(what: 'section' | 'page'): boolean {
    const limit = this.#isUsed ? MAX_BYTES : MAX_UNUSED_BYTES;
    return this.#spent + (what === 'section' ? SECTION_BYTES : PAGE_BYTES) <= limit;
  }
}
