import { sql, type Kysely } from 'kysely';

/** The indexes are built beside writers. */
export const outsideTransaction = true;

/** Rows come in the order of their times: block ranges are small, and cost almost nothing to write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists application_applied_at`.execute(db);
  await sql`create index concurrently application_applied_at on application using brin (applied_at)`.execute(db);
  await sql`drop index concurrently if exists member_joined_at`.execute(db);
  await sql`create index concurrently member_joined_at on member using brin (joined_at)`.execute(db);
}
