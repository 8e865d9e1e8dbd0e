import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Number of an order at the gateway: `P<payment>-<random>-<code>`, at most 64 letters, digits and hyphens. Only the
 * portal can compute the code, so a made-up number is recognized without a query. The random part makes the number
 * unique even if a new database starts again at payment 1.
 */
const PATTERN = /^P(?<paymentNo>[1-9]\d{0,11})-(?<random>[0-9a-f]{16})-(?<code>[0-9a-f]{32})$/;
const RANDOM_BYTES = 8;
const CODE_BYTES = 16;

const codeOf = (secret: string, numbers: string) =>
  createHmac('sha256', secret).update(`order number ${numbers}`).digest().subarray(0, CODE_BYTES);

/** Returns a new number for an attempt to pay. */
export function writeOrderNumber(secret: string, paymentNo: number): string {
  const numbers = `P${paymentNo}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  return `${numbers}-${codeOf(secret, numbers).toString('hex')}`;
}

/** Returns the payment of an order's number; null if it is not one of ours. */
export function readOrderNumber(secret: string, orderNo: string): number | null {
  const { paymentNo, random, code } = PATTERN.exec(orderNo)?.groups ?? {};
  if (paymentNo === undefined || code === undefined) return null;
  const isOurs = timingSafeEqual(codeOf(secret, `P${paymentNo}-${random}`), Buffer.from(code, 'hex'));
  return isOurs ? Number(paymentNo) : null;
}

/**
 * Returns the payment in the gateway's own response, without the code, because the secret key may have changed since.
 */
export function paymentNoOf(orderNo: string): number {
  const { paymentNo } = PATTERN.exec(orderNo)?.groups ?? {};
  if (paymentNo === undefined) throw new Error('the gateway answered with an order that is not from this portal');
  return Number(paymentNo);
}
