import { sql, type Kysely } from 'kysely';

/** Why and when the photo of an application for an exam was returned; empty again once another one is given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application add column photo_return_reason text, add column photo_returned_at timestamptz`.execute(db);
}
