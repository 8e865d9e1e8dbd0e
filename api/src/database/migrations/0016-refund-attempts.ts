import { sql, type Kysely } from 'kysely';

/** A refund that was refused and approved again is another request at the gateway, under a key of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund add column attempt integer not null default 1 check (attempt > 0)`.execute(db);
}
