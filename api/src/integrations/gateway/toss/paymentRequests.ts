import { isUnknownPayment } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import { readTossPayment, type TossPayment } from './tossPayment.ts';

const pathOf = (paymentKey: string) => `/v1/payments/${encodeURIComponent(paymentKey)}`;

/** The payment as the gateway has it now; null when it knows none. */
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
  /** Won; all of it when left out. */
  cancelAmount?: number;
  /** Won of it without value-added tax; left out, the gateway takes all of it for taxed. */
  taxFreeAmount?: number;
  /** Won that can still go back, as we have read it: where it is wrong the gateway does nothing. */
  refundableAmount?: number;
  refundReceiveAccount?: { bank: string; accountNumber: string; holderName: string };
}

/** Gives money back, under a key, or closes an account that nobody paid into. @throws ServiceRefusal */
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
