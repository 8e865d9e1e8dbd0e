import { sql, type Kysely } from 'kysely';

/** A link that is over a limit of today waits until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table group_seat add column link_after timestamptz`.execute(db);
}
