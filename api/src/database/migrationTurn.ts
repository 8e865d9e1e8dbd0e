import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SECOND_MS } from '../clock/durations.ts';
import type { Queries } from './types/tables.ts';

/** Ours alone among the advisory locks of the database. */
const LOCK = 74_012;
const LOOK_AGAIN_MS = SECOND_MS / 5;

/**
 * Does the work on one connection, while no other process does. Others look again and again instead of waiting in a
 * statement: an index that is built beside writers would wait for that statement, and so both for each other.
 */
export function inMigrationTurn<T>(
  db: Queries,
  work: (connection: Queries) => Promise<T>,
  maxWaitMs: number,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    for (const end = Date.now() + maxWaitMs; !(await takeLock(connection));) {
      if (Date.now() > end) throw new Error('another process has been migrating the database for too long');
      await pause(LOOK_AGAIN_MS);
    }
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

async function takeLock(connection: Queries): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(
    connection,
  );
  return rows[0]?.taken === true;
}
