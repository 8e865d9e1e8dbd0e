import { seoulDay } from '@portal/shared/time';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { bookRefund } from '../../../enrolment/payment/bookRefund.ts';
import type { PaymentRow } from '../../../enrolment/payment/store.ts';
import { insertRefund, reserveRefund, unrefundedAmount, type RefundRow } from '../../../enrolment/refund/store.ts';
import type { GatewayPayment } from '../../../integrations/gateway/protocol/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../../lifecycles/refund.ts';
import { storeFinding } from '../findings/store.ts';
import { compareRefunds } from './refundsAtGateway.ts';

/** Their outcome may be changing concurrently: the payment is compared again once it is known. */
const UNDER_WAY: readonly RefundRow['status'][] = ['EXECUTING', 'UNKNOWN'];
const WAITING: readonly RefundRow['status'][] = ['AWAITING_ACCOUNT', 'APPROVED', 'FAILED'];

/**
 * Records refunds that were not reported to us, on a payment locked by the caller. One under the key of a waiting
 * refund completes that refund. Refunds in the gateway's console complete waiting ones as far as they reach; the rest
 * becomes a new refund. The office gets a finding, because the application itself does not change. Orders that are
 * pending at a bank or bounced have no effect.
 */
export async function recordOutsideRefund(
  payment: PaymentRow,
  { gatewayNo, refunds: orders }: GatewayPayment,
  context: MoneyContext,
): Promise<void> {
  const refunds = await lockRefunds(payment.payment_no, context);
  if (refunds.some(({ status }) => UNDER_WAY.includes(status))) return;
  const { fulfilled, twice, gone } = compareRefunds(orders, refunds);
  for (const refund of twice) await noteTwice(refund, gatewayNo, context);
  let booked = payment;
  for (const refund of fulfilled) booked = await fulfil(refund, booked, context);
  const known = sumOf(refunds.filter((refund) => isByGateway(refund) || fulfilled.includes(refund)));
  const left = (booked.paid_amount ?? 0) - booked.refunded_amount;
  let outside = Math.min(gone - known, left);
  if (outside <= 0) return;

  await storeFinding(context.db, {
    day: seoulDay(context.now),
    kind: 'REFUNDED_OUTSIDE',
    gateway_no: gatewayNo,
    payment_no: payment.payment_no,
    gateway_amount: gone,
    our_amount: known,
    found_at: context.now,
  });
  const waiting = refunds.filter((refund) => WAITING.includes(refund.status) && !fulfilled.includes(refund));
  for (const refund of waiting.filter(({ amount }) => amount > 0)) {
    if (refund.amount > outside) continue;
    booked = await fulfil(refund, booked, context);
    outside -= refund.amount;
    refund.amount = 0;
  }
  if (outside > 0) await insertOutside(outside, booked, waiting, context);
}

/** Inserts a refund made in the console beyond all of ours. */
async function insertOutside(
  amount: number,
  payment: PaymentRow,
  waiting: readonly RefundRow[],
  context: MoneyContext,
) {
  const { db, keys, now } = context;
  await makeRoom(amount - unrefundedAmount(payment), waiting, context);
  await reserveRefund(db, payment.payment_no, amount);
  await insertRefund(db, keys, {
    applicationNo: payment.application_no,
    paymentNo: payment.payment_no,
    status: await outsideStatus(null, context),
    cause: 'OUTSIDE',
    route: 'gateway',
    toAccount: false,
    amount,
    percent: 100,
    account: null,
    now,
  });
  await bookRefund(payment, amount, context);
}

async function fulfil(refund: RefundRow, payment: PaymentRow, context: MoneyContext): Promise<PaymentRow> {
  const to = await outsideStatus(refund.status, context);
  // The money did not go to an account named for a transfer.
  const toAccount = refund.to_account && refund.route === 'gateway';
  const columns = { finished_at: context.now, route: 'gateway', to_account: toAccount } as const;
  await writeTransition(context.db, 'refund', { no: refund.refund_no, from: refund.status, to, columns });
  return refund.amount > 0 ? bookRefund(payment, refund.amount, context) : payment;
}

/** Records that a refund transferred by an employee was also executed by the gateway. */
async function noteTwice({ amount, payment_no }: RefundRow, gatewayNo: string, { db, now }: MoneyContext) {
  await storeFinding(db, {
    day: seoulDay(now),
    kind: 'AMOUNT_DIFFERS',
    gateway_no: gatewayNo,
    payment_no,
    gateway_amount: amount,
    our_amount: 0,
    found_at: now,
  });
}

const sumOf = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

const isByGateway = ({ status, route }: RefundRow) => status === 'DONE' && route === 'gateway';

const lockRefunds = (paymentNo: number, { db }: MoneyContext) =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('payment_no', '=', paymentNo)
    .orderBy('refund_no')
    .forNoKeyUpdate()
    .execute();

/** Reduces waiting refunds if more was refunded outside than is available, so that nothing is refunded twice. */
async function makeRoom(missing: number, waiting: readonly RefundRow[], { db }: MoneyContext) {
  let toFree = missing;
  for (const { refund_no, payment_no, amount } of waiting) {
    const less = Math.min(amount, toFree);
    if (less <= 0 || payment_no === null) continue;
    await db
      .updateTable('refund')
      .set({ amount: amount - less })
      .where('refund_no', '=', refund_no)
      .execute();
    await reserveRefund(db, payment_no, -less);
    toFree -= less;
  }
}

async function outsideStatus(from: RefundRow['status'] | null, { log }: MoneyContext): Promise<RefundRow['status']> {
  const line = await transition(refundLifecycle, { from, event: 'doneOutside', by: 'gateway' }, () => false, log, {});
  if (!line) throw new Error(`a refund that is ${from ?? 'new'} cannot be done outside`);
  return line.to;
}
