import { addDays, seoulDay } from '@portal/shared/time';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';

const EVERY_HOURS = 6;
/** Days read again: the gateway may correct a payout until it has reached the bank. */
const DAYS_AGAIN = 14;
/** Days read first, and after an outage at most. */
const MAX_DAYS_BACK = 92;

/**
 * Stores the gateway's payouts up to today, each day once. One that was found at the bank is no longer changed. Returns
 * the number of days read.
 */
export async function storePayouts({
  db,
  integrations,
  now,
}: Pick<JobContext, 'db' | 'integrations' | 'now'>): Promise<number> {
  const today = seoulDay(now());
  const payouts = await integrations.gateway.payouts(await firstDay(db, today), today);
  for (const { day, amount, fee, feeVat, paidOut } of payouts) {
    const payout = { amount, fee, fee_vat: feeVat, paid_out: paidOut, stored_at: now() };
    await db
      .insertInto('gateway_payout')
      .values({ ...payout, paid_out_on: day, banked_on: null })
      .onConflict((conflict) =>
        conflict.column('paid_out_on').doUpdateSet(payout).where('gateway_payout.banked_on', 'is', null),
      )
      .execute();
  }
  return payouts.length;
}

async function firstDay(db: Queries, today: string): Promise<string> {
  const { day } = await db
    .selectFrom('gateway_payout')
    .select(({ fn }) => fn.max<string | null>('paid_out_on').as('day'))
    .executeTakeFirstOrThrow();
  const earliest = addDays(today, -MAX_DAYS_BACK);
  const again = day === null ? earliest : addDays(day, -DAYS_AGAIN);
  return again < earliest ? earliest : again;
}

/** Reads the gateway's payouts with its fees into `gateway_payout`, for the journal and the bank's list. */
export const payoutsJob: Job = {
  name: 'payment-payouts',
  everySeconds: EVERY_HOURS * HOUR_SECONDS,
  async run(context) {
    await storePayouts(context);
  },
};
