import { isUnknownPayment } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import { readTossPayment, type TossPayment } from './tossPayment.ts';

const pathOf = (paymentKey: string) => `/v1/payments/${encodeURIComponent(paymentKey)}`;

/** Returns the payment at the gateway; null if unknown there. */
export async function findTossPayment(client: TossClient, paymentKey: string): Promise<TossPayment | null> {
  try {
    return readTossPayment(await client.ask(pathOf(paymentKey)));
  } catch (error) {
    if (isUnknownPayment(error)) return null;
    throw error;
  }
}

interface Cancellation {
  cancelReason: string;
  /** Won; omitted for all of it. */
  cancelAmount?: number;
  /** Won of it without value-added tax; if omitted, the gateway treats all of it as taxed. */
  taxFreeAmount?: number;
  /** Refundable won as we have read it: if it differs, the gateway does nothing. */
  refundableAmount?: number;
  refundReceiveAccount?: { bank: string; accountNumber: string; holderName: string };
}

/**
 * Refunds money with a key, or closes an account without a deposit.
 * @throws ServiceRefusal
 */
export async function cancelTossPayment(
  client: TossClient,
  paymentKey: string,
  cancellation: Cancellation,
  idempotencyKey?: string,
): Promise<TossPayment> {
  const answer = await client.ask(`${pathOf(paymentKey)}/cancel`, {
    body: cancellation,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey, isBooking: true }),
  });
  return readTossPayment(answer);
}
