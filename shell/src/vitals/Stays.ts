/** The page on which the visitor was, and since when: milliseconds since the document began. */
interface Stay {
  path: string;
  since: number;
}

/** On which pages a visitor was, in one document. */
export class Stays {
  readonly #stays: Stay[];

  /** @param first path of the page that the document began with. */
  constructor(first: string) {
    this.#stays = [{ path: first, since: 0 }];
  }

  /** The visitor is on a page now. */
  note(path: string, since = performance.now()): void {
    if (this.#stays.at(-1)?.path !== path) this.#stays.push({ path, since });
  }

  /** Path of the page on which the visitor was at that time. */
  at(time: number): string {
    return this.#stays.filter(({ since }) => since <= time).at(-1)?.path ?? '';
  }
}
