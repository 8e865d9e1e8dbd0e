import { sql, type Kysely } from 'kysely';

/** The index is built beside writers. */
export const outsideTransaction = true;

/** The newest act of a kind is asked for every two seconds: it is the first entry, however many acts there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists office_audit_newest_of_act`.execute(db);
  await sql`create index concurrently office_audit_newest_of_act on office_audit (act, audit_no)`.execute(db);
}
