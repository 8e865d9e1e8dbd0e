import { sql } from 'kysely';
import { seoulDay } from '../../../clock/seoul.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { Job } from '../../../pipeline/job.ts';
import { NOTICE_TEXTS, queueNotice } from './notices.ts';
import { lockMember } from './store.ts';

const BATCH_SIZE = 200;
const HOUR_MS = 60 * 60_000;

/** Nobody is written to at night (21:00 to 08:00 in Seoul, as the consent says). */
const isNight = (now: Date) => {
  const hour = new Date(now.getTime() + 9 * HOUR_MS).getUTCHours();
  return hour >= 21 || hour < 8;
};

/** Every two years members are reminded that they agreed to marketing, and how to take it back. */
export const marketingJob: Job = {
  name: 'marketing-reminder',
  everySeconds: 3600,
  async run({ db, configuration, now }) {
    const moment = now();
    if (isNight(moment)) return;
    const due = await db
      .selectFrom('member')
      .select('member_no')
      .where('status', '=', 'ACTIVE')
      .where('agree_marketing_at', 'is not', null)
      .where(
        sql<boolean>`coalesce(marketing_reminded_at, agree_marketing_at) <= ${moment}::timestamptz - interval '2 years'`,
      )
      .orderBy('member_no')
      .limit(BATCH_SIZE)
      .execute();
    for (const { member_no: memberNo } of due) {
      await inTransaction(db, async (transaction) => {
        const member = await lockMember(transaction, memberNo);
        if (!member?.user_phone || !member.agree_marketing_at) return;
        await queueNotice(transaction, configuration.encryptionKeys, moment, {
          kind: 'marketing reminder',
          memberNo,
          userPhone: member.user_phone,
          text: NOTICE_TEXTS['marketing reminder'](seoulDay(member.agree_marketing_at)),
          about: seoulDay(moment),
        });
        await transaction
          .updateTable('member')
          .set({ marketing_reminded_at: moment })
          .where('member_no', '=', memberNo)
          .execute();
        await recordAudit({ db: transaction, now: moment, ip: '' }, 'marketing reminded', memberNo);
      });
    }
  },
};
