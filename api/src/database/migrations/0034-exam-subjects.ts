import { sql, type Kysely } from 'kysely';

/** What an exam is judged by: its subjects with their marks, and the mean. Exams that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table examination
      add column subjects jsonb not null default '[]',
      add column pass_mean smallint not null default 0`.execute(db);
}
