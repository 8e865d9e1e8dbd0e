import * as v from 'valibot';
import type { GatewayPayment } from '../gateway.ts';

/** What travels between merchant, browser and sandbox. */

/** The browser is only sent back to a page of the portal itself: a path, never another origin. */
const ownPath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\\\s]*$/));

const dateTime = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

export const order = v.object({
  gatewayNo: v.pipe(v.string(), v.regex(/^SB[0-9a-f]{32}$/)),
  paymentNo: v.pipe(v.number(), v.integer()),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  method: v.picklist(['card', 'phone', 'vbank']),
  title: v.string(),
  returnUrl: ownPath,
  dueAt: dateTime,
});
export type Order = v.InferOutput<typeof order>;

const callback = v.object({
  gatewayNo: v.string(),
  paymentNo: v.pipe(v.number(), v.integer()),
  state: v.picklist(['PENDING', 'AWAITING_DEPOSIT', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime })),
  reason: v.string(),
});

export const writeCallback = (payment: GatewayPayment): string => JSON.stringify(payment);

/** null when the text is not a callback. */
export function readCallbackBody(text: string): GatewayPayment | null {
  try {
    const parsed = v.safeParse(callback, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
