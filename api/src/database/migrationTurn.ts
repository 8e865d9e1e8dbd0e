import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SECOND_MS } from '../clock/durations.ts';
import type { Queries } from './types/tables.ts';

/** Key of the advisory lock, not used for anything else in this database. */
const LOCK = 74_012;
const LOOK_AGAIN_MS = SECOND_MS / 5;

/**
 * Runs the work on one connection while no other process does. Others poll instead of waiting in a statement: a
 * concurrent index build waits for every running statement, so both would wait for each other.
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
