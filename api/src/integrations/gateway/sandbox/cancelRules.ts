import type { BookedPayment } from './bookedPayment.ts';
import { Refused, type Cancellation } from './tossRequests.ts';

/** Rejects cancellations that the gateway, a carrier or a bank does not accept. `now` is Seoul time as text. */
export function checkCancellation(payment: BookedPayment, amount: number, cancellation: Cancellation, now: string) {
  const { status, method, virtualAccount, approvedAt } = payment;
  if (status === 'CANCELED') throw new Refused(400, 'ALREADY_CANCELED_PAYMENT');
  const { refundableAmount = payment.balanceAmount } = cancellation;
  if (refundableAmount !== payment.balanceAmount) throw new Refused(400, 'NOT_MATCHES_REFUNDABLE_AMOUNT');
  if (status !== 'DONE' && status !== 'PARTIAL_CANCELED' && status !== 'WAITING_FOR_DEPOSIT')
    throw new Refused(403, 'NOT_CANCELABLE_PAYMENT');
  const isPart = amount < payment.totalAmount;
  if (amount > payment.balanceAmount) throw new Refused(403, 'NOT_CANCELABLE_AMOUNT');
  if (status === 'WAITING_FOR_DEPOSIT' && isPart) throw new Refused(403, 'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT');
  if (method === '휴대폰') checkPhone(approvedAt, isPart, now);
  if (virtualAccount && approvedAt !== null) checkAccount(cancellation);
}

/** Returns the tax-free part of a cancellation: all of it for the full amount, otherwise the given part. */
export function taxFreePart(payment: BookedPayment, amount: number, { taxFreeAmount }: Cancellation): number {
  const { balanceAmount, taxFreeAmount: left } = payment;
  const part = taxFreeAmount ?? (amount === balanceAmount ? left : 0);
  const isWithin = part <= Math.min(amount, left) && amount - part <= balanceAmount - left;
  if (!isWithin) throw new Refused(400, 'NOT_MATCHES_TAX_FREE_AMOUNT');
  return part;
}

/** A carrier accepts only a full cancellation within the same month. */
function checkPhone(approvedAt: string | null, isPart: boolean, now: string) {
  if (isPart) throw new Refused(403, 'NOT_ALLOWED_PARTIAL_REFUND');
  if (approvedAt?.slice(0, 7) !== now.slice(0, 7)) throw new Refused(403, 'EXCEED_MAX_REFUND_DUE');
}

/** A bank compares the account with its holder. */
function checkAccount({ refundReceiveAccount }: Cancellation) {
  if (!refundReceiveAccount) throw new Refused(400, 'INVALID_REQUEST');
  if (refundReceiveAccount.holderName === '남의이름') throw new Refused(400, 'INVALID_REFUND_ACCOUNT_INFO');
}
