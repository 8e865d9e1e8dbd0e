import { sql, type Kysely } from 'kysely';

/** The phone that a member had until now, for the notice that it was changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_notice add column former_phone text`.execute(db);
}
