import type { PayMethod } from '@portal/shared/contract';
import type { BookedCancel, Hidden } from '../../../../integrations/gateway/toss/testing/bookedPayment.ts';
import type { TossBook } from '../../../../integrations/gateway/toss/testing/tossBook.ts';

/** The gateway's own books, with what it shows nobody. Times are milliseconds since 1970, amounts won. */

export interface GatewayEntry {
  gatewayNo: string;
  paymentNo: number;
  method: PayMethod;
  /** As its documents let us understand what it shows. */
  state: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED';
  /** The payer has approved, and nobody has confirmed it. */
  isApproved: boolean;
  /** The payer has not used the page yet. */
  isOpen: boolean;
  /** What it tells, which differs from the order where a bank took another amount. */
  toldAmount: number;
  paidAt: number | null;
  dueAt: number;
  hasAccount: boolean;
  /** The bank has taken the deposit back after it was told of. */
  isTakenBack: boolean;
  /** Every order to give money back, oldest first. */
  orders: GatewayOrder[];
}

export interface GatewayOrder {
  /** Of the refund that our order names; null of one made at the gateway's console. */
  refundNo: number | null;
  amount: number;
  /** What truly became of the money. */
  state: 'DONE' | 'PENDING' | 'FAILED' | 'ABORTED';
}

const METHODS: Record<string, PayMethod> = { 카드: 'card', 휴대폰: 'phone', 가상계좌: 'vbank' };

export const readGatewayBooks = (book: TossBook): GatewayEntry[] => book.entries().map(toEntry);

function toEntry(hidden: Hidden): GatewayEntry {
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

/** Those that stand: an aborted one left the money where it was. */
export const standingOf = ({ orders }: GatewayEntry): GatewayOrder[] =>
  orders.filter(({ state }) => state !== 'ABORTED');
/** Won that have truly gone back. */
export const goneOf = ({ orders }: GatewayEntry): number =>
  orders.reduce((sum, { state, amount }) => sum + (state === 'DONE' ? amount : 0), 0);
/** Won of orders that nobody here knows of. */
export const goneOutside = ({ orders }: GatewayEntry): number =>
  orders.reduce((sum, { refundNo, state, amount }) => sum + (refundNo === null && state === 'DONE' ? amount : 0), 0);
/** Something about its refunds is not simply done: what comes of it here is left to the rules. */
export const isTroubled = ({ orders }: GatewayEntry): boolean => orders.some(({ state }) => state !== 'DONE');

/**
 * The gateway has one word for all orders of a deposit, that of the newest: of an earlier one nobody can tell what
 * became of it until all is well, and where it was sent back, or is still at a bank after a later one was carried out,
 * nobody can tell at all.
 */
export function isUnclear(entry: GatewayEntry, order: GatewayOrder): boolean {
  const newest = standingOf(entry).at(-1);
  return order !== newest && newest?.state !== 'DONE';
}
export function isAmbiguous(entry: GatewayEntry): boolean {
  const orders = standingOf(entry);
  const newestDone = orders.findLastIndex(({ state }) => state === 'DONE');
  const isBehindDone = orders.slice(0, Math.max(newestDone, 0)).some(({ state }) => state === 'PENDING');
  return isBehindDone || (orders.length > 1 && orders.some(({ state }) => state === 'FAILED'));
}
