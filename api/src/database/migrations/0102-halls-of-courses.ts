import { sql, type Kysely } from 'kysely';

/** The hall of a course. Who removes a hall locks its row, as does who names it, so that none is removed in use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table education add column hall_no bigint`.execute(db);
}
