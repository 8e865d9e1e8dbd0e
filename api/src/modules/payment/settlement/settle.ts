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

/** What the gateway's word means for the life cycle; PENDING and REFUNDED tell nothing new. */
const EVENTS: Partial<Record<GatewayPayment['state'], PaymentEvent>> = {
  AWAITING_DEPOSIT: 'accountIssued',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
};

/**
 * The one place where the gateway's word changes a payment and its application: from a verified callback, an
 * inquiry of the member's page or of a job, in any order and number. Everything happens under the locks of
 * application and payment in one transaction; what the life cycle does not list changes nothing.
 * null: we know no such payment.
 */
export function settle(context: RefundContext, word: GatewayPayment): Promise<PaymentStatus | null> {
  return inTransaction(context.db, (db) => settleLocked({ ...context, db }, word));
}

async function settleLocked(context: RefundContext, word: GatewayPayment): Promise<PaymentStatus | null> {
  const { db, now, log } = context;
  const found = await findPayment(db, word.paymentNo);
  if (!found || found.gateway_no !== word.gatewayNo) {
    log.warn(
      { paymentNo: word.paymentNo, gatewayNo: word.gatewayNo },
      'the gateway told of a payment that is not ours',
    );
    return null;
  }
  const application = await lockApplication(db, found.application_no);
  const payment = await lockPayment(db, word.paymentNo);
  if (!application || !payment) throw new Error(`payment ${word.paymentNo} lost its rows`);

  await db.updateTable('payment').set({ checked_at: now }).where('payment_no', '=', payment.payment_no).execute();
  const event = EVENTS[word.state];
  if (event === undefined || word.state === payment.status) return payment.status;

  const line = await transition(
    paymentLifecycle,
    { from: payment.status, event, by: 'gateway' },
    (guard) => guard === 'amountDiffers' && word.amount !== payment.amount,
    log,
    { paymentNo: payment.payment_no },
  );
  if (!line) return payment.status;
  await writePaymentStatus(db, payment.payment_no, payment.status, line.to, paymentColumns(event, word, now));

  if (line.effect === 'payApplication') {
    const money = { paymentNo: payment.payment_no, amount: word.amount };
    const moved = await moveApplication(context, application, 'paid', 'gateway', { payment: money });
    if (!moved) await owePayment(context, application.application_no, money.paymentNo, money.amount);
  }
  if (line.effect === 'extendDue') await extendDue(context, payment, word);
  return line.to;
}

function paymentColumns(event: PaymentEvent, word: GatewayPayment, now: Date): Updateable<PaymentTable> {
  if (event === 'paid') return { paid_at: now, paid_amount: word.amount };
  if (event !== 'accountIssued' || !word.virtualAccount) return { reason: word.reason };
  const { bank, account, holder, dueAt } = word.virtualAccount;
  return { vbank_bank: bank, vbank_account: account, vbank_holder: holder, vbank_due_at: dueAt };
}

/** The seat is held as long as the deposit may come. */
async function extendDue({ db }: RefundContext, payment: PaymentRow, word: GatewayPayment) {
  const dueAt = word.virtualAccount?.dueAt ?? payment.due_at;
  await db
    .updateTable('application')
    .set({ pay_due_at: dueAt })
    .where('application_no', '=', payment.application_no)
    .where('status', '=', 'HELD')
    .where('pay_due_at', '<', dueAt)
    .execute();
}
