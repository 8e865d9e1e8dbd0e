import type { Queries } from './tables.ts';

/** SQLSTATEs of a transaction that lost to another and may simply run again. */
const LOST_TO_ANOTHER: readonly unknown[] = ['40001', '40P01'];
const MOST_ATTEMPTS = 4;
const PAUSE_MS = 20;

/** Runs the work in a transaction; one that lost a deadlock or a serialization conflict runs again, a few times. */
export async function inTransaction<T>(db: Queries, work: (transaction: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !LOST_TO_ANOTHER.includes(sqlStateOf(error))) throw error;
      // Apart by chance, so that the same two do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    }
  }
}

/** The SQLSTATE of a database error, the same on both drivers; undefined for any other error. */
export function sqlStateOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error) return error.code;
  return 'cause' in error ? sqlStateOf(error.cause) : undefined;
}

/** The SQLSTATE of a row that a unique index refuses. */
export const UNIQUE_VIOLATION = '23505';
