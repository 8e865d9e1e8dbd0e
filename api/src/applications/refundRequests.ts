import type { EncryptionKey } from '../configuration/encryptionKeys.ts';
import type { Queries } from '../database/tables.ts';
import { transition, type Actor, type TransitionLog } from '../lifecycles/lifecycle.ts';
import { refundLifecycle, type RefundEvent } from '../lifecycles/refund.ts';
import { refundAmount } from '../money/refundQuote.ts';
import { requireAccount, type AccountForm } from './accountForm.ts';
import {
  insertRefund,
  lockOpenRequest,
  refundRoute,
  settledPayment,
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
 * Freezes the amount at the percentage of the moment of asking; nothing paid is a refund of 0 won.
 * @throws TransportError 400 when money goes back and the form does not say where to.
 */
export async function requestRefund(
  { db, now, keys }: RefundContext,
  userExaminationNo: number,
  percent: number,
  form: AccountForm,
) {
  const paid = await settledPayment(db, userExaminationNo);
  const amount = refundAmount(unrefundedAmount(paid), percent);
  await insertRefund(db, keys, {
    userExaminationNo,
    paymentNo: paid?.payment_no ?? null,
    status: 'REQUESTED',
    cause: 'CANCEL',
    route: refundRoute(paid?.pay_method ?? null, percent),
    amount,
    percent,
    account: amount > 0 ? requireAccount(form) : null,
    now,
  });
}

/** The association's or the member's decision on the open request. */
export async function decideRequest(
  { db, now, log }: RefundContext,
  userExaminationNo: number,
  event: RefundEvent,
  by: Actor,
) {
  const refund = await lockOpenRequest(db, userExaminationNo);
  if (!refund) throw new Error(`application ${userExaminationNo} has no open refund request`);
  const line = await transition(refundLifecycle, { from: refund.status, event, by }, () => false, log, {
    refundNo: refund.refund_no,
  });
  if (!line) throw new Error(`refund ${refund.refund_no} cannot ${event}`);
  await writeRefundStatus(db, refund.refund_no, refund.status, line.to, { decided_at: now });
}

/** A course called off: all that was paid goes back without asking. */
export async function refundWhole(context: RefundContext, userExaminationNo: number) {
  const paid = await settledPayment(context.db, userExaminationNo);
  if (paid)
    await owe(
      context,
      userExaminationNo,
      paid.payment_no,
      (paid.paid_amount ?? 0) - paid.refunded_amount,
      'CALLED_OFF',
    );
}

/** Money that came for an application which does not need it. */
export const owePayment = (context: RefundContext, userExaminationNo: number, paymentNo: number, amount: number) =>
  owe(context, userExaminationNo, paymentNo, amount, 'OVERPAID');

async function owe(
  { db, now, keys }: RefundContext,
  userExaminationNo: number,
  paymentNo: number,
  amount: number,
  cause: 'CALLED_OFF' | 'OVERPAID',
) {
  await insertRefund(db, keys, {
    userExaminationNo,
    paymentNo,
    status: 'APPROVED',
    cause,
    route: 'gateway',
    amount,
    percent: 100,
    account: null,
    now,
  });
}
