import type { GatewayRefund } from '../protocol/gateway.ts';
import { readRefundKey, refundKeyOf } from '../protocol/refundKey.ts';
import type { TossPayment } from './tossPayment.ts';

/** The cancels of a payment, in our words. */

type Cancel = NonNullable<TossPayment['cancels']>[number];

/** What the gateway keeps of an order of ours: the payment itself then says which refunds were made. */
export const reasonOf = (key: string): string => `신청 취소 환불 (${key})`;

function keyIn({ cancelReason }: Cancel): string | null {
  const [, key = ''] = /\((refund-\d+-\d+)\)$/.exec(cancelReason ?? '') ?? [];
  const read = readRefundKey(key);
  return read && cancelReason === reasonOf(refundKeyOf(read)) ? key : null;
}

const isAborted = ({ cancelStatus }: Cancel) => cancelStatus === 'ABORTED';
/** One that was made before the money came closed an account, and gave nothing back. */
const cancelsOf = ({ approvedAt, cancels }: TossPayment): readonly Cancel[] =>
  approvedAt === null ? [] : (cancels ?? []);

/** Won without value-added tax that its cancels have taken off. */
export const taxFreeBack = ({ cancels }: TossPayment): number =>
  (cancels ?? []).reduce((sum, cancel) => sum + (isAborted(cancel) ? 0 : (cancel.taxFreeAmount ?? 0)), 0);

/** The orders to give money back, without those that were aborted: they left the money where it was. */
export function refundsOf(payment: TossPayment): GatewayRefund[] {
  const standing = cancelsOf(payment).filter((cancel) => !isAborted(cancel));
  return standing.map((cancel, at) => ({
    key: keyIn(cancel),
    amount: cancel.cancelAmount,
    state: cancel.cancelStatus === 'DONE' ? bankStateOf(payment, at === standing.length - 1) : 'PENDING',
  }));
}

/**
 * A deposit goes back through a bank, which may take a while or send it back. The payment has one word for all of its
 * cancels: until it says that all is well, nobody can say of an earlier one what became of it.
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

/** The newest order of a refund, whichever attempt it was; aborted ones aside. */
export const findOrder = (payment: TossPayment, refundNo: number): GatewayRefund | undefined =>
  refundsOf(payment).findLast(({ key }) => key !== null && readRefundKey(key)?.refundNo === refundNo);

/** Whether the order under a key was aborted. */
export const hasAborted = (payment: TossPayment, key: string): boolean =>
  cancelsOf(payment).some((cancel) => isAborted(cancel) && keyIn(cancel) === key);

/** Whether the newest money that went back was sent back by its bank. */
export const hasBounced = (payment: TossPayment): boolean => refundsOf(payment).at(-1)?.state === 'FAILED';
