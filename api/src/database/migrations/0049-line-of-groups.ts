import { sql, type Kysely } from 'kysely';

/** How many seats are kept for groups of a line, and how many groups of it wait that keep nobody else waiting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table line
      add column collected integer not null default 0,
      add column stood_back integer not null default 0`.execute(db);
}
