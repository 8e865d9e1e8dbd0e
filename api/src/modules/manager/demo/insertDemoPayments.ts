import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import { bookPaid } from '../../../integrations/gateway/sandbox/bookPaid.ts';
import { taxFreeOf, type Sold } from '../../../money/taxFree.ts';

export interface DemoPayment {
  applicationNo: number;
  memberNo: number;
  amount: number;
  sold: Sold;
  at: Date;
  isRefunded: boolean;
}

/**
 * Inserts card payments of the past, also at the demo's gateway, so that a refund requested in the demo can be
 * executed. Returns their numbers, in their order.
 */
export async function insertDemoPayments(db: Queries, payments: readonly DemoPayment[]): Promise<number[]> {
  if (payments.length === 0) return [];
  const inserted = await db
    .insertInto('payment')
    .values(payments.map(columnsOf))
    .returning(['payment_no', 'application_no'])
    .execute();
  const numbers = new Map(inserted.map(({ payment_no, application_no }) => [application_no, payment_no]));
  const booked = payments.map((payment) => ({
    ...payment,
    paymentNo: numbers.get(payment.applicationNo) ?? 0,
    taxFreeAmount: taxFreeOf(payment.sold, payment.amount),
  }));
  const gatewayNos = await bookPaid(db, booked);
  await sql`
    with given as (
      select * from unnest(
        ${booked.map(({ paymentNo }) => paymentNo)}::bigint[],
        ${booked.map(({ applicationNo }) => applicationNo)}::bigint[],
        ${gatewayNos}::text[]
      ) as given (payment_no, application_no, gateway_no)
    ), paid as (
      update payment set gateway_no = given.gateway_no from given where payment.payment_no = given.payment_no
    )
    update application set payment_no = given.payment_no from given
    where application.application_no = given.application_no`.execute(db);
  return booked.map(({ paymentNo }) => paymentNo);
}

const columnsOf = ({ applicationNo, memberNo, amount, at, isRefunded }: DemoPayment) => ({
  application_no: applicationNo,
  member_no: memberNo,
  pay_method: 'card' as const,
  amount,
  status: isRefunded ? ('REFUNDED' as const) : ('PAID' as const),
  gateway_no: null,
  checkout_url: null,
  due_at: at,
  opened_at: at,
  checked_at: at,
  paid_at: at,
  paid_amount: amount,
  refund_due: isRefunded ? amount : 0,
  refunded_amount: isRefunded ? amount : 0,
  closed_at: at,
  vbank_bank: null,
  vbank_account: null,
  vbank_holder: null,
  vbank_due_at: null,
});
