import type { Selectable } from 'kysely';
import { writeTransition } from '../../aggregates/writeTransition.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { transition, type Actor } from '../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../lifecycles/refund.ts';
import type { MoneyContext } from '../context.ts';
import { lockPayment, type PaymentRow } from '../payment/store.ts';
import { requireAccount, type AccountForm } from './accountForm.ts';
import { notifyOfOwedRefund } from './notices.ts';
import {
  findConfirmingPayment,
  insertRefund,
  lockOpenRequest,
  refundableAmount,
  refundWay,
  reserveRefund,
  unrefundedAmount,
  type RefundRow,
} from './store.ts';

type Application = Pick<Selectable<ApplicationTable>, 'application_no' | 'payment_no'>;
type Decided = Pick<RefundRow, 'refund_no' | 'status' | 'amount'>;

/**
 * Requests a refund with the amount frozen at the current percentage; 0 won if nothing was paid.
 * @throws HttpError 400 if money is refunded and the form has no complete account
 */
export async function requestRefund(
  { application, percent, account }: { application: Application; percent: number; account: AccountForm },
  { db, now, keys }: MoneyContext,
) {
  const payment = await findConfirmingPayment(db, application);
  const amount = refundableAmount(payment, percent);
  await insertRefund(db, keys, {
    applicationNo: application.application_no,
    paymentNo: payment?.payment_no ?? null,
    status: 'REQUESTED',
    cause: 'CANCEL',
    ...refundWay(payment, amount),
    amount,
    percent,
    account: amount > 0 ? requireAccount(account) : null,
    now,
  });
}

type Decision =
  | { event: 'approve'; by: 'staff' | 'system' }
  | { event: 'reject'; by: 'staff'; reason: string }
  | { event: 'retract'; by: 'member' };

/** Decides on the open request of an application. */
export async function decideRequest(application: Application, decision: Decision, context: MoneyContext) {
  const { payment, refund } = await lockRequest(application, context);
  if (!refund) throw new Error(`application ${application.application_no} has no open refund request`);
  await decideRefund({ payment, refund }, decision, context);
}

/** Decides on a request, locked after its payment; an approval reserves the money on the payment. */
export async function decideRefund(
  { payment, refund }: { payment: PaymentRow | undefined; refund: Decided },
  { event, by, ...why }: Decision,
  context: MoneyContext,
) {
  const { db, now } = context;
  const to = await nextStatus(refund, { event, by }, () => false, context);
  // A part may have been refunded in the gateway's console meanwhile.
  const amount = event === 'approve' ? Math.min(refund.amount, unrefundedAmount(payment)) : refund.amount;
  if (event === 'approve' && payment) await reserveRefund(db, payment.payment_no, amount);
  await writeTransition(db, 'refund', {
    no: refund.refund_no,
    from: refund.status,
    to,
    columns: { decided_at: now, amount, ...('reason' in why && { reject_reason: why.reason }) },
  });
}

/** Refunds everything still unrefunded after a call-off, without a request or instead of a smaller one. */
export async function refundWhole(application: Application, context: MoneyContext) {
  const { payment, refund } = await lockRequest(application, context);
  const amount = unrefundedAmount(payment);
  if (refund) await enlargeRequest({ payment, refund, amount }, context);
  else if (payment) await oweCalledOff({ payment, amount }, context);
}

/** Owes back money of a called-off course or exam. */
export const oweCalledOff = (owed: { payment: PaymentRow; amount: number }, context: MoneyContext) =>
  owe({ ...owed, cause: 'CALLED_OFF' }, context);

/** Owes back the surplus of a transfer. */
export const oweSurplus = (owed: { payment: PaymentRow; amount: number }, context: MoneyContext) =>
  owe({ ...owed, cause: 'OVERPAID' }, context);

/** Owes back unaccepted seats that the association has cancelled. */
export const oweSeats = (owed: { payment: PaymentRow; amount: number }, context: MoneyContext) =>
  owe({ ...owed, cause: 'SEAT' }, context);

/** Enlarges a smaller request to a full refund after a call-off, without a decision. */
export async function enlargeRequest(
  { payment, refund, amount }: { payment: PaymentRow | undefined; refund: RefundRow; amount: number },
  context: MoneyContext,
) {
  const { db, now } = context;
  const way = refundWay(payment, amount);
  const isAccountMissing = () => way.toAccount && refund.account_sealed === null;
  const to = await nextStatus(refund, { event: 'callOff', by: 'staff' }, isAccountMissing, context);
  if (payment) await reserveRefund(db, payment.payment_no, amount);
  await writeTransition(db, 'refund', {
    no: refund.refund_no,
    from: refund.status,
    to,
    columns: {
      cause: 'CALLED_OFF',
      route: way.route,
      to_account: way.toAccount,
      amount,
      percent: 100,
      decided_at: now,
    },
  });
  if (to === 'AWAITING_ACCOUNT') {
    const asked = { refundNo: refund.refund_no, applicationNo: refund.application_no, amount };
    await notifyOfOwedRefund('accountNeeded', asked, context);
  }
}

/** Owes back a payment that its application does not need. */
export async function owePayment(paymentNo: number, context: MoneyContext) {
  const payment = await lockPayment(context.db, paymentNo);
  if (!payment) throw new Error(`payment ${paymentNo} does not exist`);
  await owe({ payment, cause: 'OVERPAID', amount: unrefundedAmount(payment) }, context);
}

async function owe(
  { payment, cause, amount }: { payment: PaymentRow; cause: 'CALLED_OFF' | 'OVERPAID' | 'SEAT'; amount: number },
  context: MoneyContext,
) {
  const { db, now, log, keys } = context;
  if (amount === 0) return;
  const way = refundWay(payment, amount);
  const { application_no: applicationNo, payment_no: paymentNo } = payment;
  const line = await transition(refundLifecycle, { from: null, event: 'owe', by: 'system' }, () => way.toAccount, log, {
    paymentNo,
  });
  if (!line) throw new Error(`payment ${paymentNo} cannot be owed`);
  await reserveRefund(db, paymentNo, amount);
  const refund = { applicationNo, paymentNo, status: line.to, cause, ...way, amount, percent: 100, account: null, now };
  const refundNo = await insertRefund(db, keys, refund);
  const owed = { refundNo, applicationNo, amount };
  if (line.to === 'AWAITING_ACCOUNT') await notifyOfOwedRefund('accountNeeded', owed, context);
  else if (cause === 'OVERPAID') await notifyOfOwedRefund('moneyReturned', owed, context);
}

/** The payment before its refund, the order used everywhere. */
async function lockRequest(application: Application, { db }: MoneyContext) {
  const payment = application.payment_no === null ? undefined : await lockPayment(db, application.payment_no);
  return { payment, refund: await lockOpenRequest(db, application.application_no) };
}

async function nextStatus(
  refund: Decided,
  move: { event: 'approve' | 'reject' | 'retract' | 'callOff'; by: Actor },
  holds: () => boolean,
  { log }: MoneyContext,
) {
  const row = { refundNo: refund.refund_no };
  const line = await transition(refundLifecycle, { from: refund.status, ...move }, holds, log, row);
  if (!line) throw new Error(`refund ${refund.refund_no} cannot ${move.event}`);
  return line.to;
}
