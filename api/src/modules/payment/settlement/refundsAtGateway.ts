import type { RefundRow } from '../../../enrolment/refund/store.ts';
import type { GatewayRefund } from '../../../integrations/gateway/protocol/gateway.ts';
import { readRefundKey } from '../../../integrations/gateway/protocol/refundKey.ts';

/** The gateway's refunds of a payment, compared with ours. */
export interface RefundsAtGateway {
  /** Waiting refunds that the gateway has executed under their key: the response was lost or late. */
  fulfilled: RefundRow[];
  /** Refunds transferred by an employee and also executed by the gateway. */
  twice: RefundRow[];
  /** Won refunded through the gateway, including `fulfilled` and excluding `twice`. */
  gone: number;
  /** Won with an undetermined outcome. */
  unsettled: number;
}

/** An order may exist for these, without a response. */
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
/** The gateway has a single state for all orders of a deposit: a success applies only to the newest one. */
const isBounced = (refund: RefundRow | undefined) => refund?.failure === 'BOUNCED';

function add(compared: RefundsAtGateway, { amount }: GatewayRefund, refund: RefundRow | undefined) {
  if (refund?.status === 'DONE') {
    compared.twice.push(refund);
    return;
  }
  if (refund && MAY_BE_FULFILLED.includes(refund.status)) compared.fulfilled.push(refund);
  compared.gone += amount;
}
