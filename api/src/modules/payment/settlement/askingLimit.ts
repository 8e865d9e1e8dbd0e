import { MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';

/** Callbacks and returns of one payment that make us ask the gateway, in a minute. A payment has a handful in all. */
export const MAX_QUESTIONS_PER_MINUTE = 20;

/** Whether the gateway may be asked about a payment once more: nobody turns callbacks into a flood of questions. */
export async function mayAskGateway(db: Queries, paymentNo: number, now: Date): Promise<boolean> {
  return (await consumeQuota(db, `payment:${paymentNo}`, 1, now, MINUTE_MS)) <= MAX_QUESTIONS_PER_MINUTE;
}
