/**
 * Reads that many ask for at once. While one is under way, everybody who asks for the same waits for the next, which
 * begins after they have asked: nobody gets what was true before.
 */
export class CoalescedReads<Result> {
  readonly #reads = new Map<string, { running: Promise<Result>; next: Promise<Result> | null }>();

  /** The result of `run`, which is called once for all who wait under the same key. */
  read(key: string, run: () => Promise<Result>): Promise<Result> {
    const current = this.#reads.get(key);
    if (!current) return this.#start(key, run);
    const startNext = () => this.#start(key, run);
    current.next ??= current.running.then(startNext, startNext);
    return current.next;
  }

  #start(key: string, run: () => Promise<Result>): Promise<Result> {
    const read: { running: Promise<Result>; next: Promise<Result> | null } = { running: run(), next: null };
    this.#reads.set(key, read);
    const end = () => {
      if (!read.next) this.#reads.delete(key);
    };
    read.running.then(end, end);
    return read.running;
  }
}
