/** What a page may fetch for the links in sight on it, in bytes. */
const MAX_BYTES = 60_000;
/** Until the visitor does something there: the rest is for what they unfold or scroll to. */
const MAX_UNUSED_BYTES = 30_000;
/** What a section begins with has at most: its part of the registry, entry and routes. */
const SECTION_BYTES = 28_000;
/** A page has at most beside that, with the section's styles. */
const PAGE_BYTES = 36_000;
/** Of a file whose origin does not tell its size. */
const UNTOLD_BYTES = 12_000;

/** A file that has come, as the browser notes it. */
export type Transfer = Pick<PerformanceResourceTiming, 'name' | 'transferSize' | 'encodedBodySize'>;

const OWN = /^\/(registry|answers)\.json$/;

/** Nothing is transferred of what the browser has already, whose size it knows all the same. */
const bytesOf = ({ transferSize, encodedBodySize }: Transfer) =>
  transferSize === 0 && encodedBodySize === 0 ? UNTOLD_BYTES : transferSize;

/** What one page has fetched of sections: ahead, or because it was needed. */
export class Budget {
  readonly #bases: () => readonly string[];
  #spent = 0;
  #isUsed = false;

  /** @param bases where the files of the sections are. */
  constructor(bases: () => readonly string[]) {
    this.#bases = bases;
  }

  /** Another page begins. */
  begin(): void {
    this.#spent = 0;
    this.#isUsed = false;
  }

  /** The visitor does something on the page. @returns whether it is the first time. */
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

  /** Whether there is enough left for this; how large it is shows only when it has come. */
  allows(what: 'section' | 'page'): boolean {
    const limit = this.#isUsed ? MAX_BYTES : MAX_UNUSED_BYTES;
    return this.#spent + (what === 'section' ? SECTION_BYTES : PAGE_BYTES) <= limit;
  }
}
