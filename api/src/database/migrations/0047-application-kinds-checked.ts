import { sql, type Kysely } from 'kysely';

/** Every row is read beside those who write. */
export const outsideTransaction = true;

/** The wider checks of 0045 and 0046 hold for the rows of before too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application validate constraint application_kind_check`.execute(db);
  await sql`alter table application validate constraint application_kind`.execute(db);
  await sql`alter table refund validate constraint refund_cause_check`.execute(db);
}
