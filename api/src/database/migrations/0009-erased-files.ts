import { sql, type Kysely } from 'kysely';

/** Files of withdrawn members that must still be removed from the store, which takes no part in a transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_file (path text primary key, erased_at timestamptz not null)`.execute(db);
}
