import type { EncryptionKey } from '../configuration/encryptionKeys.ts';
import type { Queries } from '../database/tables.ts';
import { transition, type Actor, type TransitionLog } from '../lifecycles/lifecycle.ts';
import { refundLifecycle, type RefundEvent } from '../lifecycles/refund.ts';
import { refundAmount } from '../money/refundQuote.ts';
import { requireAccount, type AccountForm } from './accountForm.ts';
import {
  findSettledPayment,
  insertRefund,
  lockOpenRequest,
  refundRoute,
  unrefundedAmount,
  writeRefundStatus,
} from './refundStore.ts';

/** What is needed to begin and decide refunds, always inside the transaction that moves the application. */
export interface RefundContext {
  db: Queries;
  now: Date;
  log: TransitionLog;
  keys: readonly [EncryptionKey, ...EncryptionKey[]];
}

/**
 * Freezes the amount at the percentage of now; when nothing was paid it is a refund of 0 won.
 * @throws HttpError 400 when money goes back and the form has no complete account.
 */
export async function requestRefund(
  { applicationNo, percent, account }: { applicationNo: number; percent: number; account: AccountForm },
  { db, now, keys }: RefundContext,
) {
  const payment = await findSettledPayment(db, applicationNo);
  const amount = refundAmount(unrefundedAmount(payment), percent);
  await insertRefund(db, keys, {
    applicationNo,
    paymentNo: payment?.payment_no ?? null,
    status: 'REQUESTED',
    cause: 'CANCEL',
    route: refundRoute(payment?.pay_method ?? null, percent),
    amount,
    percent,
    account: amount > 0 ? requireAccount(account) : null,
    now,
  });
}

/** The association's or the member's decision on the open request. */
export async function decideRequest(
  { applicationNo, event, by }: { applicationNo: number; event: RefundEvent; by: Actor },
  { db, now, log }: RefundContext,
) {
  const refund = await lockOpenRequest(db, applicationNo);
  if (!refund) throw new Error(`application ${applicationNo} has no open refund request`);
  const line = await transition(refundLifecycle, { from: refund.status, event, by }, () => false, log, {
    refundNo: refund.refund_no,
  });
  if (!line) throw new Error(`refund ${refund.refund_no} cannot ${event}`);
  await writeRefundStatus(db, refund.refund_no, refund.status, line.to, { decided_at: now });
}

/** A course or exam was called off: everything that was paid goes back without a request. */
export async function refundWhole(applicationNo: number, context: RefundContext) {
  const payment = await findSettledPayment(context.db, applicationNo);
  if (!payment) return;
  const amount = unrefundedAmount(payment);
  await owe({ applicationNo, paymentNo: payment.payment_no, amount, cause: 'CALLED_OFF' }, context);
}

interface OwedPayment {
  applicationNo: number;
  paymentNo: number;
  amount: number;
}

/** Money came for an application that does not need it: all of it goes back. */
export const owePayment = (payment: OwedPayment, context: RefundContext) =>
  owe({ ...payment, cause: 'OVERPAID' }, context);

async function owe(refund: OwedPayment & { cause: 'CALLED_OFF' | 'OVERPAID' }, { db, now, keys }: RefundContext) {
  await insertRefund(db, keys, { ...refund, status: 'APPROVED', route: 'gateway', percent: 100, account: null, now });
}
