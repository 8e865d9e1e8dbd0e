import { sql, type Kysely } from 'kysely';

/** Whether a member is reminded of a course or an exam on the day before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column notice_day_before boolean not null default true`.execute(db);
}
