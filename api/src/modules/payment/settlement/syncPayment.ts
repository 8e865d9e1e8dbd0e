import { lockPayment, writePaymentStatus, type PaymentRow } from '../../../applications/paymentStore.ts';
import type { RefundContext } from '../../../applications/refundRequests.ts';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentGateway } from '../../../integrations/gateway/gateway.ts';
import { transition, type TransitionLog } from '../../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../../lifecycles/payment.ts';
import { settle } from './settle.ts';

/** `db` is no transaction here: nothing is locked while the gateway thinks. */
export interface SyncContext extends RefundContext {
  gateway: PaymentGateway;
}

/**
 * Asks the gateway where a payment stands and settles what it says. No answer makes a PENDING one UNKNOWN;
 * the next inquiry settles it. Answers whether the gateway answered.
 */
export async function syncPayment(context: SyncContext, payment: PaymentRow): Promise<boolean> {
  if (payment.gateway_no === null) return true;
  try {
    const word = await context.gateway.inquire(payment.gateway_no);
    if (word) await settle(context, word);
    else await markChecked(context.db, payment.payment_no, context.now);
    return true;
  } catch (error) {
    context.log.warn({ err: error, paymentNo: payment.payment_no }, 'the gateway did not answer an inquiry');
    await inTransaction(context.db, (db) => markUnknown(db, payment.payment_no, context.now, context.log));
    return false;
  }
}

async function markUnknown(db: Queries, paymentNo: number, now: Date, log: TransitionLog) {
  const payment = await lockPayment(db, paymentNo);
  if (payment?.status === 'PENDING') {
    const line = await transition(
      paymentLifecycle,
      { from: 'PENDING', event: 'timeOut', by: 'system' },
      () => false,
      log,
      {
        paymentNo,
      },
    );
    if (line) await writePaymentStatus(db, paymentNo, 'PENDING', line.to);
  }
  await markChecked(db, paymentNo, now);
}

const markChecked = (db: Queries, paymentNo: number, now: Date) =>
  db.updateTable('payment').set({ checked_at: now }).where('payment_no', '=', paymentNo).execute();
