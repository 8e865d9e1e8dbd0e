import { lockApplication } from '../../applications/applicationStore.ts';
import { closeOpenPayment } from '../../applications/closePayment.ts';
import { moveApplication } from '../../applications/moveApplication.ts';
import { inTransaction } from '../../database/transaction.ts';
import { OPEN_PAYMENT_STATES } from '../../lifecycles/payment.ts';
import type { Job, JobContext } from '../../pipeline/job.ts';
import { askGateway } from './askGateway.ts';

const AT_ONCE = 200;
/** A gateway that does not answer keeps a seat no longer than this beyond its due time. */
const PATIENCE_MILLISECONDS = 10 * 60_000;

/** Gives back the seats of applications whose payment did not come, after asking the gateway a last time. */
export async function expireHeld({ db, log, integrations, configuration, now }: JobContext): Promise<number> {
  const moment = now();
  const due = await db
    .selectFrom('application')
    .select(['user_examination_no', 'pay_due_at'])
    .where('status', '=', 'HELD')
    .where('pay_due_at', '<=', moment)
    .orderBy('pay_due_at')
    .limit(AT_ONCE)
    .execute();
  const context = { now: moment, log, keys: configuration.encryptionKeys };
  let expired = 0;
  for (const { user_examination_no, pay_due_at } of due) {
    const open = await db
      .selectFrom('payment')
      .selectAll()
      .where('user_examination_no', '=', user_examination_no)
      .where('status', 'in', OPEN_PAYMENT_STATES)
      .executeTakeFirst();
    const answered = !open || (await askGateway({ ...context, db, gateway: integrations.gateway }, open));
    const isPatient = pay_due_at !== null && moment.getTime() - pay_due_at.getTime() < PATIENCE_MILLISECONDS;
    if (!answered && isPatient) continue;
    const moved = await inTransaction(db, async (transaction) => {
      const application = await lockApplication(transaction, user_examination_no);
      // Paid, cancelled or extended meanwhile.
      if (application?.status !== 'HELD' || application.pay_due_at === null || application.pay_due_at > moment)
        return null;
      const to = await moveApplication({ ...context, db: transaction }, application, 'duePassed', 'system');
      if (to) await closeOpenPayment({ db: transaction, log }, user_examination_no, '결제 기한이 지났습니다.');
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
