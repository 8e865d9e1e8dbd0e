import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { GatewayWebhook } from '../protocol/gateway.ts';
import { toGatewayPayment } from './gatewayPayment.ts';
import { readOrderNumber } from './orderNumber.ts';
import { findTossPayment } from './paymentRequests.ts';
import type { TossClient } from './tossClient.ts';

/** https://docs.tosspayments.com/reference/using-api/webhook-events: none of them is signed. */
const orderId = v.pipe(v.string(), v.maxLength(64));
const statusChanged = v.object({
  eventType: v.literal('PAYMENT_STATUS_CHANGED'),
  data: v.object({ orderId }),
});
/** Has no event type; its secret is known only to the gateway and to readers of the payment. */
const deposit = v.object({ orderId, status: v.string(), secret: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/**
 * Reads a webhook as a hint: only its order is used, for a query. One without an order of ours costs no request; one
 * about a deposit must contain the payment's secret.
 */
export function readWebhook(client: TossClient, secretKey: string, body: string): GatewayWebhook | null {
  const hint = readHint(body);
  const paymentNo = hint && readOrderNumber(secretKey, hint.orderId);
  if (!hint || paymentNo === null) return null;
  return {
    paymentNo,
    async read(gatewayNo) {
      const payment = await findTossPayment(client, gatewayNo);
      if (!payment || payment.orderId !== hint.orderId) return null;
      if (hint.secret !== null && !isSame(hint.secret, payment.secret ?? '')) return null;
      return toGatewayPayment(payment);
    },
  };
}

function readHint(body: string): { orderId: string; secret: string | null } | null {
  let event: unknown;
  try {
    event = JSON.parse(body);
  } catch {
    return null;
  }
  const changed = v.safeParse(statusChanged, event);
  if (changed.success) return { orderId: changed.output.data.orderId, secret: null };
  const deposited = v.safeParse(deposit, event);
  return deposited.success ? deposited.output : null;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
