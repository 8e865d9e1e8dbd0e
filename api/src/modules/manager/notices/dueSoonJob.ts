import { sql } from 'kysely';
import { HOUR_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import { notifyDueSoon } from '../../../enrolment/payment/notices.ts';
import type { Job } from '../../../pipeline/job.ts';

const BATCH_SIZE = 200;
/** Longer than a night, so that some daytime is left before the deadline. */
const DUE_SOON_MS = 18 * HOUR_MS;
/** Nobody is reminded of something just read: a hold of half an hour ends before this. */
const MIN_AGE_MS = 3 * HOUR_MS;

/** Reminds members, in the daytime, of a deposit that is due within 18 hours. */
export const dueSoonJob: Job = {
  name: 'due-soon',
  everySeconds: 5 * MINUTE_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    if (isNight(now)) return;
    const until = new Date(now.getTime() + DUE_SOON_MS);
    const due = await db
      .selectFrom('application')
      .select('application_no')
      .where('status', '=', 'HELD')
      .where('pay_due_at', '>', now)
      .where('pay_due_at', '<=', until)
      .where('applied_at', '<=', new Date(now.getTime() - MIN_AGE_MS))
      .where(
        sql<boolean>`not exists (
          select from member_notice where event = 'dueSoon' and subject_no = application.application_no
        )`,
      )
      .orderBy('pay_due_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { application_no } of due) {
      await inTransaction(db, async (transaction) => {
        const application = await lockApplication(transaction, application_no);
        // Paid, cancelled or extended meanwhile.
        const dueAt = application?.status === 'HELD' ? application.pay_due_at : null;
        if (!application || dueAt === null || dueAt <= now || dueAt > until) return;
        if (!(await isNotCalledOff(transaction, application))) return;
        await notifyDueSoon({ application, dueAt }, { db: transaction, now });
      });
    }
  },
};
