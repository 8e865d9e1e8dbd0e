import { MINUTE_MS } from '../../../clock/durations.ts';
import { beginRun } from '../../../clock/runTime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { findOpenPayment } from '../../../enrolment/payment/store.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { closePayment } from './syncPayment.ts';

const BATCH_SIZE = 200;
/** Maximum delay of a seat's release while the gateway does not respond. */
const MAX_INQUIRY_DELAY_MS = 10 * MINUTE_MS;

/**
 * Releases the seats of applications not paid in time. The payment is first closed at the gateway, so that nobody pays
 * for a released seat; an earlier payment counts.
 */
export async function expireHeld({ db, log, integrations, configuration, now }: JobContext): Promise<number> {
  const isOver = beginRun();
  const due = await db
    .selectFrom('application')
    .select(['application_no', 'pay_due_at'])
    .where('status', '=', 'HELD')
    .where('pay_due_at', '<=', now())
    .orderBy('pay_due_at')
    .limit(BATCH_SIZE)
    .execute();
  let expired = 0;
  for (const { application_no, pay_due_at } of due) {
    if (isOver()) break;
    const at = now();
    const context = { ...moneyContext({ db, now: at, log, configuration }), gateway: integrations.gateway };
    const open = await findOpenPayment(db, application_no);
    const answered = !open || (await closePayment(open, context));
    const mayWait = pay_due_at !== null && at.getTime() - pay_due_at.getTime() < MAX_INQUIRY_DELAY_MS;
    if (!answered && mayWait) continue;
    const moved = await inTransaction(db, async (transaction) => {
      const application = await lockApplication(transaction, application_no);
      // Paid, cancelled or extended meanwhile.
      if (application?.status !== 'HELD' || application.pay_due_at === null || application.pay_due_at > at) return null;
      return moveApplication(application, { event: 'duePassed', by: 'system' }, { ...context, db: transaction });
    });
    if (moved) expired += 1;
  }
  return expired;
}

/** Releases the seats of applications not paid in time. */
export const expireJob: Job = {
  name: 'application-expire',
  everySeconds: 15,
  async run(context) {
    const expired = await expireHeld(context);
    if (expired > 0) context.log.info({ expired }, 'held seats given back');
  },
};
