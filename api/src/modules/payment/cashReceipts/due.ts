import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';

/** SQL equivalent of `enrolment/cashReceipt/money.ts`, which reads payment or certificate under the lock. */
const retained = sql`coalesce(
  case when payment.status = 'HELD_FOR_REVIEW' then null else payment.paid_amount - payment.refund_due end,
  case when certificate.paid_at is not null and certificate.fee_owed = 0 then certificate.fee end, 0)`;
const left = sql`coalesce(
  payment.paid_amount - payment.refunded_amount,
  case when certificate.paid_at is not null and certificate.fee_returned_at is null then certificate.fee end, 0)`;
const isOver = sql`(
  (payment.paid_at is not null and payment.status <> 'HELD_FOR_REVIEW' and ${retained} = 0)
  or (payment.status in ('FAILED', 'EXPIRED') and payment.ended_at <= late.since)
  or certificate.fee_owed > 0
  or (certificate.paid_at is null and certificate.ended_at <= late.since))`;

/** Returns the numbers of receipts with due work, oldest first. */
export async function dueCashReceipts(db: Queries, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select receipt.cash_receipt_no as no
    from cash_receipt receipt
    cross join (select ${now}::timestamptz - interval '30 days' as since) late
    left join payment on payment.payment_no = receipt.payment_no
    left join certificate on certificate.certificate_no = receipt.certificate_no
    where (receipt.leased_until is null or receipt.leased_until <= ${now}) and (
      (receipt.status = 'REQUESTED' and (${retained} > 0 or ${isOver}))
      or receipt.status in ('ISSUING', 'UNKNOWN', 'CANCELLING', 'CANCEL_UNKNOWN')
      or (receipt.status = 'ISSUED' and receipt.amount - receipt.cancelled > ${left})
      or (receipt.status = 'FAILED' and not receipt.is_unanswered and ${isOver})
    )
    order by coalesce(receipt.leased_until, receipt.requested_at), receipt.cash_receipt_no
    limit ${limit}`.execute(db);
  return rows.map(({ no }) => no);
}
