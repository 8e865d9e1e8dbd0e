import { sql } from 'kysely';
import type { Queries } from './types/tables.ts';

/**
 * Far more than are given in the time that a restored database has lost: payments and members of that time still come
 * back by their numbers, from the gateway, in links and on paper.
 */
const LOST_AT_MOST = 100_000;

/** Has every number that the database gives begin so far behind its last one that none is given a second time. */
export async function skipNumbers(db: Queries): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${sql.lit(LOST_AT_MOST)})
    from pg_sequences where schemaname = 'public'`.execute(db);
}
