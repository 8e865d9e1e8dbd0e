import { sql, type Kysely } from 'kysely';

/** The index is built beside writers. */
export const outsideTransaction = true;

/** The few courses of several days are found by their end, like all others by the end of their day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists education_ends`.execute(db);
  await sql`create index concurrently education_ends on education (ends_at) where ends_at is not null`.execute(db);
}
