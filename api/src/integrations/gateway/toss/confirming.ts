import type { GatewayPayment, PaymentGateway } from '../protocol/gateway.ts';
import { toGatewayPayment } from './gatewayPayment.ts';
import { cancelTossPayment, findTossPayment } from './paymentRequests.ts';
import { isRefused } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import { readTossPayment } from './tossPayment.ts';

/**
 * Confirms an approved payment, which takes the money or issues the virtual account. A payment can only be confirmed
 * once, so a repetition is harmless without a key; with one it would only get an old error back. If the response is
 * lost or reports an earlier confirmation, the gateway is queried for the outcome.
 */
export async function confirmPayment(
  client: TossClient,
  { gatewayNo, orderNo, amount }: Parameters<PaymentGateway['confirm']>[0],
): Promise<GatewayPayment | null> {
  try {
    const body = { paymentKey: gatewayNo, orderId: orderNo, amount };
    return toGatewayPayment(readTossPayment(await client.ask('/v1/payments/confirm', { body, isBooking: true })));
  } catch (error) {
    const found = await findTossPayment(client, gatewayNo);
    const payment = found && toGatewayPayment(found);
    if (payment?.state !== 'PENDING' || !isRefused(error)) return payment;
    return { ...payment, state: 'FAILED', reason: `결제사가 승인하지 않았습니다. (${error.code})` };
  }
}

/**
 * Closes a payment. An unpaid page cannot be closed at the gateway and need not be: without our confirmation it takes
 * no money and expires. An account awaiting its deposit is cancelled; a paid one stays paid.
 */
export async function closePayment(client: TossClient, gatewayNo: string): Promise<GatewayPayment | null> {
  const found = await findTossPayment(client, gatewayNo);
  if (!found) return null;
  const payment = toGatewayPayment(found);
  const reason = '상점이 결제를 취소했습니다.';
  if (payment.state === 'PENDING') return { ...payment, state: 'FAILED', reason };
  if (payment.state !== 'AWAITING_DEPOSIT') return payment;
  try {
    return toGatewayPayment(await cancelTossPayment(client, gatewayNo, { cancelReason: reason }));
  } catch (error) {
    // The deposit may have arrived just before.
    const after = await findTossPayment(client, gatewayNo);
    const payment = after && toGatewayPayment(after);
    if (payment?.state === 'AWAITING_DEPOSIT') throw error;
    return payment;
  }
}
