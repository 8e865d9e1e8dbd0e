import { sql, type Kysely } from 'kysely';

/** Every row is read beside those who write. */
export const outsideTransaction = true;

/** The wider checks of 0050 hold for the rows of before too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment validate constraint payment_pay_method_check`.execute(db);
  await sql`alter table application validate constraint application_paid`.execute(db);
  await sql`alter table bank_line validate constraint bank_line_matter_check`.execute(db);
  await sql`alter table bank_line validate constraint bank_line_of_one`.execute(db);
}
