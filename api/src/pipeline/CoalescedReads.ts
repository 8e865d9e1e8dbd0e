/**
 * Shares reads among concurrent callers. While a read is running, all callers with its key wait for the next one, which
 * begins after their call, so that nobody gets stale data.
 */
export class CoalescedReads<Result> {
  readonly #reads = new Map<string, { running: Promise<Result>; next: Promise<Result> | null }>();

  /** Returns the result of `run`, which runs once for all callers waiting with the same key. */
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
