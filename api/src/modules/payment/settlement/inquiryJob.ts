import { sql } from 'kysely';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { syncPayment } from './syncPayment.ts';

const BATCH_SIZE = 100;
const INQUIRY_DELAY_MS = 60_000;
/** A deposit may take days; its callback is rarely lost. */
const DEPOSIT_INQUIRY_DELAY_MS = 10 * 60_000;

/** Asks the gateway about payments of which nothing was heard for a minute: their callbacks may be lost. */
export async function inquireSilent({ db, log, integrations, configuration, now }: JobContext): Promise<number> {
  const moment = now();
  const before = (silence: number) => new Date(moment.getTime() - silence);
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
    await syncPayment(
      { db, now: moment, log, keys: configuration.encryptionKeys, gateway: integrations.gateway },
      payment,
    );
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
