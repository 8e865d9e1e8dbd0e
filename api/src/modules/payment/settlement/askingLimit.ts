import { MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';

/** Webhooks and returns per payment and minute that trigger a query to the gateway. A payment has only a few in all. */
export const MAX_QUESTIONS_PER_MINUTE = 20;

/** Limits the queries to the gateway about a payment, so that forged webhooks cannot cause a flood of them. */
export async function mayAskGateway(db: Queries, paymentNo: number, now: Date): Promise<boolean> {
  return (await consumeQuota(db, `payment:${paymentNo}`, 1, now, MINUTE_MS)) <= MAX_QUESTIONS_PER_MINUTE;
}
