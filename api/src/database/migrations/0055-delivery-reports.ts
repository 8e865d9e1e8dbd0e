import { sql, type Kysely } from 'kysely';

/** By which id the SMS service is asked later whether a message has arrived, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column accepted_as text, add column report_due_at timestamptz`.execute(db);
}
