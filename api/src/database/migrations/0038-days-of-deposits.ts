import { sql, type Kysely } from 'kysely';

/** The day on which the fee of a certificate came, by the bank's list: the law counts from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificate add column deposited_on date`.execute(db);
}
