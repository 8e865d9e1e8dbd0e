import { sql } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job } from '../../../pipeline/job.ts';
import { NOTICE_TEXTS, queueNotice } from './notices.ts';
import { lockMember } from './store.ts';

const BATCH_SIZE = 200;

/** Every two years members are reminded that they agreed to marketing, and how to withdraw the consent. */
export const marketingJob: Job = {
  name: 'marketing-reminder',
  everySeconds: HOUR_SECONDS,
  async run({ db, configuration, now: clock }) {
    const now = clock();
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
        if (!member?.user_phone || !member.agree_marketing_at) return;
        await queueNotice(
          {
            kind: 'marketing reminder',
            memberNo,
            userPhone: member.user_phone,
            text: NOTICE_TEXTS['marketing reminder'](seoulDay(member.agree_marketing_at)),
            occasion: seoulDay(now),
          },
          { db: transaction, now, configuration },
        );
        await transaction
          .updateTable('member')
          .set({ marketing_reminded_at: now })
          .where('member_no', '=', memberNo)
          .execute();
        await recordAudit({ db: transaction, now, ip: '' }, 'marketing reminded', memberNo);
      });
    }
  },
};
