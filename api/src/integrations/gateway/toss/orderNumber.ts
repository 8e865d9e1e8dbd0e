import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The number under which an order is known at the gateway: `P<payment>-<random>-<code>`, at most 64 letters, digits and
 * hyphens. The code is ours alone to make, so that a number someone made up is recognised without asking anyone, and
 * the random part keeps the number new when a database begins again at payment 1.
 */
const PATTERN = /^P(?<paymentNo>[1-9]\d{0,11})-(?<random>[0-9a-f]{16})-(?<code>[0-9a-f]{32})$/;
const RANDOM_BYTES = 8;
const CODE_BYTES = 16;

const codeOf = (secret: string, numbers: string) =>
  createHmac('sha256', secret).update(`order number ${numbers}`).digest().subarray(0, CODE_BYTES);

/** A new number for an attempt to pay. */
export function writeOrderNumber(secret: string, paymentNo: number): string {
  const numbers = `P${paymentNo}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
  return `${numbers}-${codeOf(secret, numbers).toString('hex')}`;
}

/** The payment that an order's number belongs to; null when we did not make it. */
export function readOrderNumber(secret: string, orderNo: string): number | null {
  const { paymentNo, random, code } = PATTERN.exec(orderNo)?.groups ?? {};
  if (paymentNo === undefined || code === undefined) return null;
  const isOurs = timingSafeEqual(codeOf(secret, `P${paymentNo}-${random}`), Buffer.from(code, 'hex'));
  return isOurs ? Number(paymentNo) : null;
}

/** The payment that the gateway's own answer names: whoever holds the secret key later may be another than today. */
export function paymentNoOf(orderNo: string): number {
  const { paymentNo } = PATTERN.exec(orderNo)?.groups ?? {};
  if (paymentNo === undefined) throw new Error('the gateway answered with an order that is not from this portal');
  return Number(paymentNo);
}
