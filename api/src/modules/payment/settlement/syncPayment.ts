import type { Updateable } from 'kysely';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { PaymentTable } from '../../../database/types/tables/payment.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import type { GatewayPayment, PaymentGateway } from '../../../integrations/gateway/protocol/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../../lifecycles/payment.ts';
import { noteTakenBack } from './noteTakenBack.ts';
import { settle } from './settle.ts';

/** `db` is no transaction: no row is locked during the gateway call. */
export interface SyncContext extends MoneyContext {
  gateway: PaymentGateway;
}

/** Queries the gateway for a payment and settles the response. Returns true if the gateway responded. */
export const inquirePayment = (payment: PaymentRow, context: SyncContext): Promise<boolean> =>
  sync(payment, (gatewayNo) => context.gateway.inquire(gatewayNo), context);

/** Confirms a payment approved by its payer and settles the response. Returns true if the gateway responded. */
export const confirmPayment = (payment: PaymentRow, orderNo: string, context: SyncContext): Promise<boolean> =>
  sync(payment, (gatewayNo) => context.gateway.confirm({ gatewayNo, orderNo, amount: payment.amount }), context);

/**
 * Closes a payment at the gateway, so that it can no longer be paid, and settles its last state: an earlier payment
 * counts. Returns true if the gateway responded.
 */
export const closePayment = (payment: PaymentRow, context: SyncContext): Promise<boolean> =>
  sync(payment, (gatewayNo) => context.gateway.close(gatewayNo), context, { closed_at: context.now });

/** Without a response a PENDING payment becomes UNKNOWN, and the next query settles it. */
async function sync(
  payment: PaymentRow,
  ask: (gatewayNo: string) => Promise<GatewayPayment | null>,
  context: SyncContext,
  /** Columns if the gateway does not know the payment: it can then not be paid while being closed. */
  whenUnknown: Pick<Updateable<PaymentTable>, 'closed_at'> = {},
): Promise<boolean> {
  if (payment.gateway_no === null) return true;
  let answer: GatewayPayment | null;
  try {
    answer = await ask(payment.gateway_no);
  } catch (error) {
    context.log.warn({ err: error, paymentNo: payment.payment_no }, 'the gateway did not answer an inquiry');
    await inTransaction(context.db, (db) => markUnknown(payment.payment_no, { ...context, db }));
    return false;
  }
  if (answer) {
    await noteTakenBack(answer, context.now, context);
    await settle(answer, context);
  } else await markChecked(context.db, payment.payment_no, { checked_at: context.now, ...whenUnknown });
  return true;
}

async function markUnknown(paymentNo: number, { db, now, log }: SyncContext) {
  const payment = await lockPayment(db, paymentNo);
  if (payment?.status === 'PENDING') {
    const line = await transition(
      paymentLifecycle,
      { from: 'PENDING', event: 'timeOut', by: 'system' },
      () => false,
      log,
      { paymentNo },
    );
    if (line) await writeTransition(db, 'payment', { no: paymentNo, from: 'PENDING', to: line.to });
  }
  await markChecked(db, paymentNo, { checked_at: now });
}

const markChecked = (
  db: Queries,
  paymentNo: number,
  columns: Pick<Updateable<PaymentTable>, 'checked_at' | 'closed_at'>,
) => db.updateTable('payment').set(columns).where('payment_no', '=', paymentNo).execute();
