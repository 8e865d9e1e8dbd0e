import { sql, type Kysely } from 'kysely';

/** Reasons of rejected refunds: notices, which had them alone, are erased earlier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund add column reject_reason text not null default ''`.execute(db);
}
