import type { Updateable } from 'kysely';
import type { PaymentStatus } from '@portal/shared/contract';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentTable } from '../../../database/types/tables/payment.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { termsKind } from '../../../enrolment/offering/termsKind.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import type { GatewayPayment } from '../../../integrations/gateway/protocol/gateway.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import {
  ENDED_PAYMENT_STATES,
  OPEN_PAYMENT_STATES,
  paymentLifecycle,
  type PaymentEvent,
  type PaymentGuard,
} from '../../../lifecycles/payment.ts';
import { taxFreeOf } from '../../../money/taxFree.ts';
import { noteTax } from './noteTax.ts';
import { recordOutsideRefund } from './outsideRefund.ts';
import { paymentEffects } from './paymentEffects.ts';

/** Event per state at the gateway; PENDING causes none. */
const EVENTS: Partial<Record<GatewayPayment['state'], PaymentEvent>> = {
  AWAITING_DEPOSIT: 'accountIssued',
  PAID: 'paid',
  REFUNDED: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
};
/** States at the gateway in which no payment is possible. */
const CLOSED: readonly GatewayPayment['state'][] = ['PAID', 'REFUNDED', 'FAILED', 'EXPIRED'];

/**
 * The only function that applies the gateway's data to a payment and its application: a verified webhook, or the
 * response to a query of the member's page or a job. Independent of order and repetition. Runs in one transaction with
 * application and payment locked; unlisted transitions change nothing. Returns null if there is no such payment.
 */
export function settle(notification: GatewayPayment, context: MoneyContext): Promise<PaymentStatus | null> {
  return inTransaction(context.db, (db) => settleLocked(notification, { ...context, db }));
}

async function settleLocked(notification: GatewayPayment, context: MoneyContext): Promise<PaymentStatus | null> {
  const { db, now, log } = context;
  const { paymentNo } = notification;
  const unlocked = await findPayment(db, paymentNo);
  if (!unlocked || unlocked.gateway_no !== notification.gatewayNo) {
    log.warn({ paymentNo, gatewayNo: notification.gatewayNo }, 'the gateway notified of a payment that is not ours');
    return null;
  }
  const application = await lockApplication(db, unlocked.application_no);
  const payment = await lockPayment(db, paymentNo);
  if (!application || !payment) throw new Error(`payment ${paymentNo} lost its rows`);
  await markHeard(payment, notification, context);

  const event = newsOf(notification, payment);
  const line =
    event &&
    (await transition(
      paymentLifecycle,
      { from: payment.status, event, by: 'gateway' },
      (guard) => guardHolds(guard, payment, notification),
      log,
      { paymentNo },
    ));
  if (event && line) {
    await writeTransition(db, 'payment', {
      no: paymentNo,
      from: payment.status,
      to: line.to,
      columns: paymentColumns(event, notification, now),
    });
    if (event === 'paid' && notification.amount === payment.amount) {
      const ordered = taxFreeOf(termsKind(application.terms), payment.amount);
      const { gatewayNo, taxFreeAmount: there } = notification;
      await noteTax({ gatewayNo, paymentNo, there, ordered }, context);
    }
    const accountDueAt = notification.virtualAccount?.dueAt ?? null;
    if (line.effect) await paymentEffects[line.effect]({ application, paymentNo, accountDueAt }, context);
  }
  if (notification.refunds.length > 0) {
    const paid = await lockPayment(db, paymentNo);
    if (paid && paid.paid_amount !== null) await recordOutsideRefund(paid, notification, context);
  }
  return (await findPayment(db, paymentNo))?.status ?? null;
}

const isOneOf = (states: readonly PaymentStatus[], { status }: PaymentRow) => states.includes(status);

/** Returns the event of a notification; a repetition causes none, even after a later change. */
function newsOf({ state }: GatewayPayment, payment: PaymentRow): PaymentEvent | undefined {
  const event = EVENTS[state];
  const isOpen = isOneOf(OPEN_PAYMENT_STATES, payment);
  const isEnded = isOneOf(ENDED_PAYMENT_STATES, payment);
  if (event === 'paid') return isOpen || isEnded ? event : undefined;
  return isOpen && state !== payment.status ? event : undefined;
}

/** Evaluates the guards of gateway events. */
function guardHolds(guard: PaymentGuard, payment: PaymentRow, { amount, paidAt, refunds }: GatewayPayment) {
  if (guard === 'needsReview') return amount !== payment.amount || refunds.length > 0;
  if (guard === 'paidInTime') {
    return paidAt !== null && payment.vbank_due_at !== null && paidAt <= payment.vbank_due_at;
  }
  return false;
}

async function markHeard(payment: PaymentRow, { state }: GatewayPayment, { db, now }: MoneyContext) {
  const closedAt = payment.closed_at ?? (CLOSED.includes(state) ? now : null);
  await db
    .updateTable('payment')
    .set({ checked_at: now, closed_at: closedAt })
    .where('payment_no', '=', payment.payment_no)
    .execute();
}

/** Returns the columns that an event sets from the notification. */
function paymentColumns(event: PaymentEvent, notification: GatewayPayment, now: Date): Updateable<PaymentTable> {
  if (event === 'paid') {
    const { paidAt, amount, easyPay } = notification;
    return { paid_at: paidAt ?? now, paid_amount: amount, easy_pay: easyPay };
  }
  if (event !== 'accountIssued' || !notification.virtualAccount) return { reason: notification.reason, ended_at: now };
  const { bank, account, holder, dueAt } = notification.virtualAccount;
  return { vbank_bank: bank, vbank_account: account, vbank_holder: holder, vbank_due_at: dueAt };
}
