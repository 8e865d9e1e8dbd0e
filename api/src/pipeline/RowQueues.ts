import PQueue from 'p-queue';
import { HttpError } from '../errors/errors.ts';

/** While one has the row the next stands behind it in the database; more of them only wake each other up there. */
const MAX_AT_ONCE = 2;
/** Those who wait for one row: some seconds of work. Any more are told to come back. */
const MAX_WAITING = 1_000;

/**
 * Work on rows that a crowd wants to change. Who waits for such a row waits here: in the database each would hold a
 * connection, of which all other calls have only a few.
 */
export class RowQueues {
  readonly #queues = new Map<string, PQueue>();

  /** Does the work when it is its turn at this row. @throws HttpError NOT_READY where too many wait */
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
