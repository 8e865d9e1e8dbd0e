import { sql, type Kysely } from 'kysely';

/** Files of people who left, until they are gone from the store: the store takes no part in a transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_file (path text primary key, erased_at timestamptz not null)`.execute(db);
}
