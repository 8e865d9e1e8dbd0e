import { sql, type Kysely } from 'kysely';

/** The free seats of a group are accepted until a moment of their own, at which others can still apply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column accept_by timestamptz`.execute(db);
}
