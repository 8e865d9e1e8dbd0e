import { sql, type Kysely } from 'kysely';

/** The hall of an exam, as that of a course. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table examination add column hall_no bigint`.execute(db);
}
