import type { Updateable } from 'kysely';
import type { PaymentStatus } from '@portal/shared/contract';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import { findPayment, lockPayment, writePaymentStatus, type PaymentRow } from '../../../applications/paymentStore.ts';
import { owePayment, type RefundContext } from '../../../applications/refundRequests.ts';
import type { PaymentTable } from '../../../database/tables/payment.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { GatewayPayment } from '../../../integrations/gateway/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { paymentLifecycle, type PaymentEvent } from '../../../lifecycles/payment.ts';

/** The life cycle's event for each state at the gateway; PENDING and REFUNDED are no news. */
const EVENTS: Partial<Record<GatewayPayment['state'], PaymentEvent>> = {
  AWAITING_DEPOSIT: 'accountIssued',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
};

/**
 * The only place where what the gateway says changes a payment and its application: a verified callback, or the answer
 * to an inquiry of the member's page or of a job, in any order and any number of times. Everything happens in one
 * transaction, with application and payment locked; what the life cycle does not list changes nothing.
 * null: there is no such payment.
 */
export function settle(notification: GatewayPayment, context: RefundContext): Promise<PaymentStatus | null> {
  return inTransaction(context.db, (db) => settleLocked(notification, { ...context, db }));
}

async function settleLocked(notification: GatewayPayment, context: RefundContext): Promise<PaymentStatus | null> {
  const { db, now, log } = context;
  const unlocked = await findPayment(db, notification.paymentNo);
  if (!unlocked || unlocked.gateway_no !== notification.gatewayNo) {
    log.warn(
      { paymentNo: notification.paymentNo, gatewayNo: notification.gatewayNo },
      'the gateway notified of a payment that is not ours',
    );
    return null;
  }
  const application = await lockApplication(db, unlocked.application_no);
  const payment = await lockPayment(db, notification.paymentNo);
  if (!application || !payment) throw new Error(`payment ${notification.paymentNo} lost its rows`);

  await db.updateTable('payment').set({ checked_at: now }).where('payment_no', '=', payment.payment_no).execute();
  const event = EVENTS[notification.state];
  if (event === undefined || notification.state === payment.status) return payment.status;

  const line = await transition(
    paymentLifecycle,
    { from: payment.status, event, by: 'gateway' },
    (guard) => guard === 'amountDiffers' && notification.amount !== payment.amount,
    log,
    { paymentNo: payment.payment_no },
  );
  if (!line) return payment.status;
  await writePaymentStatus(db, payment.payment_no, payment.status, line.to, paymentColumns(event, notification, now));

  if (line.effect === 'payApplication') {
    const paid = { paymentNo: payment.payment_no, amount: notification.amount };
    const moved = await moveApplication(application, { event: 'paid', by: 'gateway', payment: paid }, context);
    if (!moved) await owePayment({ applicationNo: application.application_no, ...paid }, context);
  }
  if (line.effect === 'extendDue') await extendDue(payment, notification, context);
  return line.to;
}

/** The columns that an event fills from the notification. */
function paymentColumns(event: PaymentEvent, notification: GatewayPayment, now: Date): Updateable<PaymentTable> {
  if (event === 'paid') return { paid_at: now, paid_amount: notification.amount };
  if (event !== 'accountIssued' || !notification.virtualAccount) return { reason: notification.reason };
  const { bank, account, holder, dueAt } = notification.virtualAccount;
  return { vbank_bank: bank, vbank_account: account, vbank_holder: holder, vbank_due_at: dueAt };
}

/** The seat is held as long as the deposit may come. */
async function extendDue(payment: PaymentRow, notification: GatewayPayment, { db }: RefundContext) {
  const dueAt = notification.virtualAccount?.dueAt ?? payment.due_at;
  await db
    .updateTable('application')
    .set({ pay_due_at: dueAt })
    .where('application_no', '=', payment.application_no)
    .where('status', '=', 'HELD')
    .where('pay_due_at', '<', dueAt)
    .execute();
}
