import { sql } from 'kysely';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job } from '../../../pipeline/job.ts';
import { lockMember } from './store.ts';

const BATCH_SIZE = 200;

/** Reminds members of their marketing consent every two years, in the daytime. */
export const marketingJob: Job = {
  name: 'marketing-reminder',
  everySeconds: HOUR_SECONDS,
  async run({ db, now: clock }) {
    const now = clock();
    // In the daytime the notice is sent within seconds; one raised at night would wait until the morning, when the
    // consent may have been withdrawn.
    if (isNight(now)) return;
    const due = await db
      .selectFrom('member')
      .select('member_no')
      .where('status', '=', 'ACTIVE')
      .where('agree_marketing_at', 'is not', null)
      .where(
        sql<boolean>`coalesce(marketing_reminded_at, agree_marketing_at) <= ${now}::timestamptz - interval '2 years'`,
      )
      .orderBy('member_no')
      .limit(BATCH_SIZE)
      .execute();
    for (const { member_no: memberNo } of due) {
      await inTransaction(db, async (transaction) => {
        const member = await lockMember(transaction, memberNo);
        if (!member?.agree_marketing_at) return;
        await transaction
          .updateTable('member')
          .set({ marketing_reminded_at: now })
          .where('member_no', '=', memberNo)
          .execute();
        const subjectNo = await recordAudit({ db: transaction, now, ip: '' }, 'marketing reminded', memberNo);
        const values = { agreedAt: member.agree_marketing_at };
        await raiseNotice({ event: 'marketingConsent', memberNo, subjectNo, values }, { db: transaction, now });
      });
    }
  },
};
