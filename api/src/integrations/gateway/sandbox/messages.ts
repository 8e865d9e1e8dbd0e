import * as v from 'valibot';
import type { GatewayPayment } from '../protocol/gateway.ts';

/** Bodies of the sandbox's webhooks. */

const dateTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

const callback = v.object({
  gatewayNo: v.string(),
  paymentNo: v.pipe(v.number(), v.integer()),
  state: v.picklist(['PENDING', 'AWAITING_DEPOSIT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Missing in webhooks from before it was recorded. */
  taxFreeAmount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  paidAt: v.nullable(dateTime),
  refunds: v.array(
    v.object({
      key: v.nullable(v.string()),
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      state: v.picklist(['DONE', 'PENDING', 'FAILED']),
    }),
  ),
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime })),
  reason: v.string(),
});

export const writeCallback = (payment: GatewayPayment): string => JSON.stringify(payment);

/** Null if the text is not a webhook. */
export function readCallbackBody(text: string): GatewayPayment | null {
  try {
    const parsed = v.safeParse(callback, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
