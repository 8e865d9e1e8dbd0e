/** A page, and when the visitor opened it: milliseconds since the document began. */
interface Stay {
  path: string;
  since: number;
}

/** Pages that a visitor has opened in one document. */
export class Stays {
  readonly #stays: Stay[];

  /** @param first path of the document's first page. */
  constructor(first: string) {
    this.#stays = [{ path: first, since: 0 }];
  }

  /** Records the current page. */
  note(path: string, since = performance.now()): void {
    if (this.#stays.at(-1)?.path !== path) this.#stays.push({ path, since });
  }

  /** Path of the page that was open at that time. */
  at(time: number): string {
    return this.#stays.filter(({ since }) => since <= time).at(-1)?.path ?? '';
  }
}
