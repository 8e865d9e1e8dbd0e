import { sql, type Kysely } from 'kysely';

/** How many wait for an exam, how many are offered a seat of it, and what the office has said of its line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table examination
      add column waiting integer not null default 0,
      add column offered integer not null default 0,
      add column line_setting text not null default 'auto'`.execute(db);
}
