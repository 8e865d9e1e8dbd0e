import type { RefundRow } from '../../../enrolment/refund/store.ts';
import type { GatewayRefund } from '../../../integrations/gateway/protocol/gateway.ts';
import { readRefundKey } from '../../../integrations/gateway/protocol/refundKey.ts';

/** What the gateway has given back of one payment, held against our refunds of it. */
export interface RefundsAtGateway {
  /** Refunds that wait here and were carried out there under their own key: the answer was lost, or came late. */
  fulfilled: RefundRow[];
  /** Refunds that an employee has transferred and that the gateway has given back as well. */
  twice: RefundRow[];
  /** Won that went back through the gateway, those of `fulfilled` included, those of `twice` not. */
  gone: number;
  /** Won of which nobody can say yet whether they went back. */
  unsettled: number;
}

/** An order can have been made for these, and its answer be missing. */
const MAY_BE_FULFILLED: readonly RefundRow['status'][] = ['APPROVED', 'FAILED'];

/** Compares the gateway's orders, oldest first, with all refunds of the payment. */
export function compareRefunds(orders: readonly GatewayRefund[], refunds: readonly RefundRow[]): RefundsAtGateway {
  const compared: RefundsAtGateway = { fulfilled: [], twice: [], gone: 0, unsettled: 0 };
  for (const [at, order] of orders.entries()) {
    const refundNo = order.key === null ? undefined : readRefundKey(order.key)?.refundNo;
    const refund = refunds.find(({ refund_no }) => refund_no === refundNo);
    const isNewest = at === orders.length - 1;
    if (isDoneByGateway(refund)) compared.gone += order.amount;
    else if (isBounced(refund) && !isNewest) continue;
    else if (order.state === 'PENDING') compared.unsettled += order.amount;
    else if (order.state === 'DONE') add(compared, order, refund);
  }
  return compared;
}

const isDoneByGateway = (refund: RefundRow | undefined) => refund?.status === 'DONE' && refund.route === 'gateway';
/** The gateway has one word for all orders of a deposit: that all is well says it of the newest one alone. */
const isBounced = (refund: RefundRow | undefined) => refund?.failure === 'BOUNCED';

function add(compared: RefundsAtGateway, { amount }: GatewayRefund, refund: RefundRow | undefined) {
  if (refund?.status === 'DONE') {
    compared.twice.push(refund);
    return;
  }
  if (refund && MAY_BE_FULFILLED.includes(refund.status)) compared.fulfilled.push(refund);
  compared.gone += amount;
}
