import { sql } from 'kysely';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { syncPayment } from './syncPayment.ts';

const BATCH_SIZE = 100;
/** How long after the last news of a payment the gateway is asked. */
const INQUIRY_DELAY_MS = MINUTE_MS;
/** The same for a virtual account: a deposit may take days, and its callback is rarely lost. */
const DEPOSIT_INQUIRY_DELAY_MS = 10 * MINUTE_MS;

/** Asks the gateway about payments without news for a minute: their callbacks may be lost. */
export async function inquireSilent({ db, log, integrations, configuration, now }: JobContext): Promise<number> {
  const at = now();
  const before = (delayMs: number) => new Date(at.getTime() - delayMs);
  const lastHeard = sql<Date>`coalesce(checked_at, opened_at)`;
  const silent = await db
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', ['PENDING', 'UNKNOWN', 'AWAITING_DEPOSIT'])
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['PENDING', 'UNKNOWN']).and(lastHeard, '<=', before(INQUIRY_DELAY_MS)),
        eb('status', '=', 'AWAITING_DEPOSIT').and(lastHeard, '<=', before(DEPOSIT_INQUIRY_DELAY_MS)),
      ]),
    )
    .orderBy(lastHeard)
    .limit(BATCH_SIZE)
    .execute();
  for (const payment of silent) {
    await syncPayment(payment, {
      db,
      now: at,
      log,
      keys: configuration.encryptionKeys,
      gateway: integrations.gateway,
    });
  }
  return silent.length;
}

export const inquiryJob: Job = {
  name: 'payment-inquire',
  everySeconds: 20,
  async run(context) {
    await inquireSilent(context);
  },
};
