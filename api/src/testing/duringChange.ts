import { sql } from 'kysely';
import type { Queries } from '../database/types/tables.ts';

/**
 * Runs `act` in the middle of a transaction and returns its result: the transaction ends once `act` waits for its lock
 * or has finished without waiting. Only on PostgreSQL: the embedded database has one connection.
 */
export async function duringChange<T>(
  db: Queries,
  change: (changing: Queries) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const { acting } = await db.transaction().execute(async (changing) => {
    await change(changing);
    const state = { hasAnswered: false };
    const note = () => {
      state.hasAnswered = true;
    };
    const acting = act();
    void acting.then(note, note);
    while (!state.hasAnswered && (await countWaiting(changing)) === 0);
    return { acting };
  });
  return acting;
}

/** Number of statements of this database that wait for a lock. */
export async function countWaiting(db: Queries): Promise<number> {
  // A transaction sees only connections that were open when it first read pg_stat_activity.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct pid)::int as waiting from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db);
  return rows[0]?.waiting ?? 0;
}
