import { abandonPayment } from '../../../applications/abandonPayment.ts';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { OPEN_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { syncPayment } from './syncPayment.ts';

const BATCH_SIZE = 200;
/** How long an unanswered inquiry may delay the release of a seat. */
const MAX_INQUIRY_DELAY_MS = 10 * MINUTE_MS;

/** Gives back the seats of applications that were not paid in time, after a last inquiry at the gateway. */
export async function expireHeld({ db, log, integrations, configuration, now }: JobContext): Promise<number> {
  const at = now();
  const due = await db
    .selectFrom('application')
    .select(['application_no', 'pay_due_at'])
    .where('status', '=', 'HELD')
    .where('pay_due_at', '<=', at)
    .orderBy('pay_due_at')
    .limit(BATCH_SIZE)
    .execute();
  const context = { now: at, log, keys: configuration.encryptionKeys };
  let expired = 0;
  for (const { application_no, pay_due_at } of due) {
    const open = await db
      .selectFrom('payment')
      .selectAll()
      .where('application_no', '=', application_no)
      .where('status', 'in', OPEN_PAYMENT_STATES)
      .executeTakeFirst();
    const answered = !open || (await syncPayment(open, { ...context, db, gateway: integrations.gateway }));
    const mayWait = pay_due_at !== null && at.getTime() - pay_due_at.getTime() < MAX_INQUIRY_DELAY_MS;
    if (!answered && mayWait) continue;
    const moved = await inTransaction(db, async (transaction) => {
      const application = await lockApplication(transaction, application_no);
      // Paid, cancelled or extended meanwhile.
      if (application?.status !== 'HELD' || application.pay_due_at === null || application.pay_due_at > at) return null;
      const to = await moveApplication(
        application,
        { event: 'duePassed', by: 'system' },
        { ...context, db: transaction },
      );
      if (to)
        await abandonPayment(
          { applicationNo: application_no, reason: '결제 기한이 지났습니다.' },
          { db: transaction, log },
        );
      return to;
    });
    if (moved) expired += 1;
  }
  return expired;
}

export const expireJob: Job = {
  name: 'application-expire',
  everySeconds: 15,
  async run(context) {
    const expired = await expireHeld(context);
    if (expired > 0) context.log.info({ expired }, 'held seats given back');
  },
};
