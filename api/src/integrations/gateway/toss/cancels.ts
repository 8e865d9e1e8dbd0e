import type { GatewayRefund } from '../protocol/gateway.ts';
import { readRefundKey, refundKeyOf } from '../protocol/refundKey.ts';
import type { TossPayment } from './tossPayment.ts';

/** Maps the cancellations of a payment to the protocol. */

type Cancel = NonNullable<TossPayment['cancels']>[number];

/** Reason stored at the gateway with our order, by which the payment shows which refunds were made. */
export const reasonOf = (key: string): string => `신청 취소 환불 (${key})`;

function keyIn({ cancelReason }: Cancel): string | null {
  const [, key = ''] = /\((refund-\d+-\d+)\)$/.exec(cancelReason ?? '') ?? [];
  const read = readRefundKey(key);
  return read && cancelReason === reasonOf(refundKeyOf(read)) ? key : null;
}

const isAborted = ({ cancelStatus }: Cancel) => cancelStatus === 'ABORTED';
/** A cancellation before the payment closed an account and refunded nothing. */
const cancelsOf = ({ approvedAt, cancels }: TossPayment): readonly Cancel[] =>
  approvedAt === null ? [] : (cancels ?? []);

/** Won without value-added tax that were cancelled. */
export const taxFreeBack = ({ cancels }: TossPayment): number =>
  (cancels ?? []).reduce((sum, cancel) => sum + (isAborted(cancel) ? 0 : (cancel.taxFreeAmount ?? 0)), 0);

/** Returns the refund orders except aborted ones, which did not move money. */
export function refundsOf(payment: TossPayment): GatewayRefund[] {
  const valid = cancelsOf(payment).filter((cancel) => !isAborted(cancel));
  return valid.map((cancel, at) => ({
    key: keyIn(cancel),
    amount: cancel.cancelAmount,
    state: cancel.cancelStatus === 'DONE' ? bankStateOf(payment, at === valid.length - 1) : 'PENDING',
  }));
}

/**
 * State of a deposit's refund at the bank, which may take time or bounce. The payment has a single state for all of its
 * cancellations, so an earlier one is undetermined until the state is a success.
 */
function bankStateOf({ virtualAccount }: TossPayment, isNewest: boolean): GatewayRefund['state'] {
  switch (virtualAccount?.refundStatus) {
    case undefined:
    case null:
    case 'NONE':
    case 'COMPLETED':
      return 'DONE';
    case 'FAILED':
    case 'PARTIAL_FAILED':
      return isNewest ? 'FAILED' : 'PENDING';
    default:
      return 'PENDING';
  }
}

/** Finds the newest order of a refund, of any attempt, except aborted ones. */
export const findOrder = (payment: TossPayment, refundNo: number): GatewayRefund | undefined =>
  refundsOf(payment).findLast(({ key }) => key !== null && readRefundKey(key)?.refundNo === refundNo);

/** True if the order with this key was aborted. */
export const hasAborted = (payment: TossPayment, key: string): boolean =>
  cancelsOf(payment).some((cancel) => isAborted(cancel) && keyIn(cancel) === key);

/** True if the newest refund was returned by its bank. */
export const hasBounced = (payment: TossPayment): boolean => refundsOf(payment).at(-1)?.state === 'FAILED';
