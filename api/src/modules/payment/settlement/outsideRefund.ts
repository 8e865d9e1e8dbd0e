import { seoulDay } from '@portal/shared/time';
import { bookRefund } from '../../../applications/bookRefund.ts';
import type { PaymentRow } from '../../../applications/paymentStore.ts';
import type { RefundContext } from '../../../applications/refundRequests.ts';
import {
  insertRefund,
  reserveRefund,
  unrefundedAmount,
  writeRefundStatus,
  type RefundRow,
} from '../../../applications/refundStore.ts';
import type { GatewayPayment } from '../../../integrations/gateway/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../../lifecycles/refund.ts';
import { storeFinding } from '../findings/store.ts';

/** An outcome that is still open may be the very refund that the gateway reports. */
const UNDER_WAY: readonly RefundRow['status'][] = ['EXECUTING', 'UNKNOWN'];
const WAITING: readonly RefundRow['status'][] = ['AWAITING_ACCOUNT', 'APPROVED', 'FAILED'];

/**
 * Records money that went back at the gateway's own console, on a payment that the caller has locked: it fulfils the
 * refunds that wait, as far as it reaches, and the rest becomes a refund of its own. The office gets a finding, since
 * the application itself does not change.
 */
export async function recordOutsideRefund(
  payment: PaymentRow,
  notification: GatewayPayment,
  context: RefundContext,
): Promise<void> {
  const { db, now } = context;
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('payment_no', '=', payment.payment_no)
    .where('route', '=', 'gateway')
    .orderBy('refund_no')
    .forUpdate()
    .execute();
  if (refunds.some(({ status }) => UNDER_WAY.includes(status))) return;
  const known = sumOf(refunds.filter(({ status }) => status === 'DONE'));
  const left = (payment.paid_amount ?? 0) - payment.refunded_amount;
  let outside = Math.min(notification.refundedAmount - known, left);
  if (outside <= 0) return;

  await storeFinding(db, {
    day: seoulDay(now),
    kind: 'REFUNDED_OUTSIDE',
    gateway_no: notification.gatewayNo,
    payment_no: payment.payment_no,
    gateway_amount: notification.refundedAmount,
    our_amount: known,
    found_at: now,
  });
  let booked = payment;
  const waiting = await waitingRefunds(payment.payment_no, context);
  for (const refund of waiting.filter(({ amount }) => amount > 0)) {
    if (refund.amount > outside) continue;
    const to = await outsideStatus(refund.status, context);
    await writeRefundStatus(db, refund.refund_no, refund.status, to, { finished_at: now, route: 'gateway' });
    booked = await bookRefund(booked, refund.amount, context);
    outside -= refund.amount;
    refund.amount = 0;
  }
  if (outside === 0) return;
  await makeRoom(outside - unrefundedAmount(booked), waiting, context);
  await reserveRefund(db, payment.payment_no, outside);
  await insertRefund(db, context.keys, {
    applicationNo: payment.application_no,
    paymentNo: payment.payment_no,
    status: await outsideStatus(null, context),
    cause: 'OUTSIDE',
    route: 'gateway',
    toAccount: false,
    amount: outside,
    percent: 100,
    account: null,
    now,
  });
  await bookRefund(booked, outside, context);
}

const sumOf = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Approved refunds of either route that nobody has begun to carry out. */
const waitingRefunds = (paymentNo: number, { db }: RefundContext) =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('payment_no', '=', paymentNo)
    .where('status', 'in', WAITING)
    .orderBy('refund_no')
    .forUpdate()
    .execute();

/** Where more went back outside than is free, the refunds that wait become smaller: no won goes back twice. */
async function makeRoom(missing: number, waiting: readonly RefundRow[], { db }: RefundContext) {
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

async function outsideStatus(from: RefundRow['status'] | null, { log }: RefundContext): Promise<RefundRow['status']> {
  const line = await transition(refundLifecycle, { from, event: 'doneOutside', by: 'gateway' }, () => false, log, {});
  if (!line) throw new Error(`a refund that is ${from ?? 'new'} cannot be done outside`);
  return line.to;
}
