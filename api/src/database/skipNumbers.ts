import { sql } from 'kysely';
import type { Queries } from './types/tables.ts';

/**
 * Far more numbers than were assigned in the period that a restored database has lost: payments and members of that
 * period still come back by their numbers, from the gateway, in links and on paper.
 */
const LOST_AT_MOST = 100_000;

/** Advances all sequences so far that no lost number is assigned again. */
export async function skipNumbers(db: Queries): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + ${sql.lit(LOST_AT_MOST)})
    from pg_sequences where schemaname = 'public'`.execute(db);
}
