import type { Queries } from './types/tables.ts';

/** Receives the SQLSTATE of each transaction that met a conflict, whether it is retried or not. */
type HearConflict = (sqlState: string) => void;
const hearers = new WeakMap<Queries, HearConflict>();

export const hearConflicts = (db: Queries, hear: HearConflict) => void hearers.set(db, hear);

/** SQLSTATE of a deadlock. */
export const DEADLOCK = '40P01';

/** SQLSTATEs of a serialization conflict and a deadlock, after which the transaction is retried. */
export const RETRYABLE_STATES: readonly string[] = ['40001', DEADLOCK];
const MAX_ATTEMPTS = 4;
const RETRY_DELAY_MS = 20;

/**
 * Runs the work in a transaction, up to `MAX_ATTEMPTS` times after deadlocks and serialization conflicts. Within a
 * transaction the work joins it, and is retried with the whole of it.
 */
export async function inTransaction<T>(db: Queries, work: (transaction: Queries) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const conflict = RETRYABLE_STATES.find((state) => state === sqlStateOf(error));
      if (conflict) hearers.get(db)?.(conflict);
      if (attempt === MAX_ATTEMPTS || !conflict) throw error;
      // A random delay keeps the same two from colliding again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_DELAY_MS * attempt));
    }
  }
}

/** SQLSTATE of a database error, the same for both drivers; undefined for any other error. */
export function sqlStateOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error) return error.code;
  return 'cause' in error ? sqlStateOf(error.cause) : undefined;
}

/** Constraint that refused a row, the same for both drivers; undefined for any other error. */
export function constraintOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && error.constraint !== undefined) return error.constraint;
  return 'cause' in error ? constraintOf(error.cause) : undefined;
}

/** SQLSTATE of a row refused by a unique index. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of a row that another row refers to. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** SQLSTATE of a lock that was not available within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';
