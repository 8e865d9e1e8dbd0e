import type { Queries } from './types/tables.ts';

/** Gets the SQLSTATE of each transaction of a database that met a conflict, whether it runs again or not. */
type HearConflict = (sqlState: string) => void;
const hearers = new WeakMap<Queries, HearConflict>();

export const hearConflicts = (db: Queries, hear: HearConflict) => void hearers.set(db, hear);

/** The SQLSTATE of work that waited for others while they waited for it. */
export const DEADLOCK = '40P01';

/** SQLSTATEs of a serialization conflict and a deadlock: the transaction may run again. */
export const RETRYABLE_STATES: readonly string[] = ['40001', DEADLOCK];
const MAX_ATTEMPTS = 4;
const RETRY_DELAY_MS = 20;

/**
 * Runs the work in a transaction; after a deadlock or a serialization conflict it runs again, up to `MAX_ATTEMPTS`
 * times. Work that is in a transaction already joins it, and begins again with the whole of it.
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
      // A random delay, so that the same two do not collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_DELAY_MS * attempt));
    }
  }
}

/** The SQLSTATE of a database error, the same on both drivers; undefined for any other error. */
export function sqlStateOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error) return error.code;
  return 'cause' in error ? sqlStateOf(error.cause) : undefined;
}

/** The constraint that refused a row, the same on both drivers; undefined for any other error. */
export function constraintOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && error.constraint !== undefined) return error.constraint;
  return 'cause' in error ? constraintOf(error.cause) : undefined;
}

/** The SQLSTATE of a row that a unique index refuses. */
export const UNIQUE_VIOLATION = '23505';

/** The SQLSTATE of a lock that was not to be had within `lock_timeout`. */
export const LOCK_NOT_AVAILABLE = '55P03';
