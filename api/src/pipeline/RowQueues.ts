import PQueue from 'p-queue';
import { HttpError } from '../errors/errors.ts';

/** While one holds the row, the next queues in the database; any more would only wake each other there. */
const MAX_AT_ONCE = 2;
/** Longest queue of one row, some seconds of work; further callers get NOT_READY. */
const MAX_WAITING = 1_000;

/**
 * Queues work on contended rows within the process: in the database each waiting call would hold one of the few
 * connections that all calls share.
 */
export class RowQueues {
  readonly #queues = new Map<string, PQueue>();

  /** Does the work in its turn at this row. @throws HttpError NOT_READY if too many wait */
  async run<Result>(row: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(row) ?? this.#open(row);
    if (queue.size >= MAX_WAITING) throw new HttpError('NOT_READY');
    return queue.add(work);
  }

  #open(row: string): PQueue {
    const queue = new PQueue({ concurrency: MAX_AT_ONCE });
    queue.addEventListener('idle', () => this.#queues.delete(row));
    this.#queues.set(row, queue);
    return queue;
  }
}
