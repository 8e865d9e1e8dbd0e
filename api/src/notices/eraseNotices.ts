import type { Queries } from '../database/types/tables.ts';
import { giveUpMessages } from '../integrations/message/outbox.ts';
import { noticeMessageKeys } from './noticesJob.ts';

/** Erases a member's notices and their unsent messages. */
export async function eraseNotices(db: Queries, memberNo: number, now: Date): Promise<void> {
  const erased = await db
    .deleteFrom('member_notice')
    .where('member_no', '=', memberNo)
    .returning('notice_no')
    .execute();
  const keys = erased.flatMap(({ notice_no }) => noticeMessageKeys(notice_no));
  await giveUpMessages(db, keys, now);
}
