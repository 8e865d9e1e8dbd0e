import { sql, type Kysely } from 'kysely';

/** Service (간편결제) that a payer chose on the gateway's card page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment add column easy_pay text`.execute(db);
}
