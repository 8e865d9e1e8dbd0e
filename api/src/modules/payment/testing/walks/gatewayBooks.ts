import type { PayMethod } from '@portal/shared/contract';
import type { BookedCancel, Hidden } from '../../../../integrations/gateway/sandbox/bookedPayment.ts';
import type { TossBook } from '../../../../integrations/gateway/sandbox/tossBook.ts';

/** The gateway's own books, including hidden data. Times are milliseconds since 1970, amounts won. */

export interface GatewayEntry {
  gatewayNo: string;
  paymentNo: number;
  method: PayMethod;
  /** State as its documents define what it shows. */
  state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  /** Approved by the payer and not confirmed. */
  isApproved: boolean;
  /** The payer has not used the page yet. */
  isOpen: boolean;
  /** Reported amount, which differs from the order if a bank took another one. */
  toldAmount: number;
  paidAt: number | null;
  dueAt: number;
  hasAccount: boolean;
  /** The bank has revoked a reported deposit. */
  isTakenBack: boolean;
  /** All refund orders, oldest first. */
  orders: GatewayOrder[];
}

export interface GatewayOrder {
  /** Refund named by our order; null for one made in the gateway's console. */
  refundNo: number | null;
  amount: number;
  /** Actual outcome of the money. */
  state: 'DONE' | 'PENDING' | 'FAILED' | 'ABORTED';
}

const METHODS: Record<string, PayMethod> = { 카드: 'card', 휴대폰: 'phone', 가상계좌: 'vbank' };

export const readGatewayBooks = (book: TossBook): GatewayEntry[] => book.entries().map(toEntry);

export function toEntry(hidden: Hidden): GatewayEntry {
  const { payment, bankStates, dueDate, isTakenBack } = hidden;
  const { paymentKey, orderId, method, status, totalAmount, approvedAt, virtualAccount, cancels } = payment;
  const dueAt = virtualAccount?.dueDate ?? `${dueDate}+09:00`;
  return {
    gatewayNo: paymentKey,
    paymentNo: Number(/^P(\d+)-/.exec(orderId)?.[1]),
    method: METHODS[method] ?? 'card',
    state: stateOf(hidden),
    isApproved: status === 'IN_PROGRESS',
    isOpen: status === 'READY',
    toldAmount: totalAmount,
    paidAt: approvedAt === null ? null : new Date(approvedAt).getTime(),
    dueAt: new Date(dueAt).getTime(),
    hasAccount: virtualAccount !== null,
    isTakenBack,
    orders:
      approvedAt === null
        ? []
        : (cancels ?? []).map((cancel, at) => orderOf(cancel, virtualAccount === null ? 'COMPLETED' : bankStates[at])),
  };
}

function stateOf({ payment: { status, approvedAt, virtualAccount } }: Hidden): GatewayEntry['state'] {
  if (status === 'DONE' || status === 'PARTIAL_CANCELED') return 'PAID';
  if (status === 'CANCELED') return approvedAt === null ? 'FAILED' : 'REFUNDED';
  if (status === 'WAITING_FOR_DEPOSIT') return virtualAccount?.expired ? 'EXPIRED' : 'AWAITING_DEPOSIT';
  if (status === 'ABORTED') return 'FAILED';
  return status === 'EXPIRED' ? 'EXPIRED' : 'PENDING';
}

function orderOf(
  { cancelAmount: amount, cancelReason, cancelStatus }: BookedCancel,
  bankState: Hidden['bankStates'][number] | undefined,
): GatewayOrder {
  const [, refundNo] = /\(refund-(\d+)-\d+\)$/.exec(cancelReason) ?? [];
  const ofBank = bankState === 'COMPLETED' || bankState === undefined ? 'DONE' : bankState;
  const ofCancel = cancelStatus === 'IN_PROGRESS' ? 'PENDING' : cancelStatus;
  return {
    refundNo: refundNo === undefined ? null : Number(refundNo),
    amount,
    state: ofCancel === 'DONE' ? ofBank : ofCancel,
  };
}

/** Orders except aborted ones, which did not move money. */
export const activeOrders = ({ orders }: GatewayEntry): GatewayOrder[] =>
  orders.filter(({ state }) => state !== 'ABORTED');
/** Won actually refunded. */
export const goneOf = ({ orders }: GatewayEntry): number =>
  orders.reduce((sum, { state, amount }) => sum + (state === 'DONE' ? amount : 0), 0);
/** Won of orders unknown to the portal. */
export const goneOutside = ({ orders }: GatewayEntry): number =>
  orders.reduce((sum, { refundNo, state, amount }) => sum + (refundNo === null && state === 'DONE' ? amount : 0), 0);
/** True if a refund order has failed or is pending: its outcome is left to the rules. */
export const isTroubled = ({ orders }: GatewayEntry): boolean => orders.some(({ state }) => state !== 'DONE');

/**
 * The gateway has a single state for all orders of a deposit, that of the newest. An earlier order's outcome is
 * undetermined until a success. It stays ambiguous if an order bounced, or is still at a bank after a later one
 * succeeded.
 */
export function isUnclear(entry: GatewayEntry, order: GatewayOrder): boolean {
  const newest = activeOrders(entry).at(-1);
  return order !== newest && newest?.state !== 'DONE';
}
export function isAmbiguous(entry: GatewayEntry): boolean {
  const orders = activeOrders(entry);
  const newestDone = orders.findLastIndex(({ state }) => state === 'DONE');
  const isBehindDone = orders.slice(0, Math.max(newestDone, 0)).some(({ state }) => state === 'PENDING');
  return isBehindDone || (orders.length > 1 && orders.some(({ state }) => state === 'FAILED'));
}
