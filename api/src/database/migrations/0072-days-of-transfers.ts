import { sql, type Kysely } from 'kysely';

/** Each batch is a transaction of its own, and changed rows are not found again. */
export const outsideTransaction = true;

const ROWS_AT_ONCE = 500;

/** Transfers for invoices are paid on the day on which the money came, as receipts and reports show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const cameAt = sql`deposited_on::timestamp at time zone 'Asia/Seoul'`;
  let changed: number;
  do {
    const { numAffectedRows = 0n } = await sql`
      update payment set paid_at = ${cameAt}
      from group_invoice
      where group_invoice.payment_no = payment.payment_no and payment.payment_no in (
        select other.payment_no from group_invoice join payment as other on other.payment_no = group_invoice.payment_no
        where deposited_on is not null and other.paid_at <> ${cameAt} limit ${sql.lit(ROWS_AT_ONCE)}
      )`.execute(db);
    changed = Number(numAffectedRows);
  } while (changed === ROWS_AT_ONCE);
}
