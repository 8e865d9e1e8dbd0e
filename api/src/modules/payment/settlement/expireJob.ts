import { abandonPayment } from '../../../applications/abandonPayment.ts';
import { lockApplication } from '../../../applications/applicationStore.ts';
import { moveApplication } from '../../../applications/moveApplication.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { OPEN_PAYMENT_STATES } from '../../../lifecycles/payment.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { syncPayment } from './syncPayment.ts';

const BATCH_SIZE = 200;
/** A gateway that does not answer keeps a seat no longer than this beyond its due time. */
const MAX_INQUIRY_DELAY_MS = 10 * 60_000;

/** Gives back the seats of applications whose payment did not come, after asking the gateway a last time. */
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
    const answered = !open || (await syncPayment({ ...context, db, gateway: integrations.gateway }, open));
    const isPatient = pay_due_at !== null && at.getTime() - pay_due_at.getTime() < MAX_INQUIRY_DELAY_MS;
    if (!answered && isPatient) continue;
    const moved = await inTransaction(db, async (transaction) => {
      const application = await lockApplication(transaction, application_no);
      // Paid, cancelled or extended meanwhile.
      if (application?.status !== 'HELD' || application.pay_due_at === null || application.pay_due_at > at) return null;
      const to = await moveApplication({ ...context, db: transaction }, application, 'duePassed', 'system');
      if (to) await abandonPayment({ db: transaction, log }, application_no, '결제 기한이 지났습니다.');
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
