import { sql } from 'kysely';
import type { TextChange } from '@portal/shared/contract/legalText';
import { seoulInstant } from '@portal/shared/time';
import { HOUR_SECONDS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';
import { announcedChanges } from '../../main/texts/legalTexts.ts';

const BATCH_SIZE = 500;

/**
 * Notifies each member of an announced version of a text that is to their disadvantage or requires their consent;
 * others are announced on the pages alone. Members who join meanwhile are notified too.
 */
export const textNoticesJob: Job = {
  name: 'text-notices',
  everySeconds: HOUR_SECONDS,
  async run({ db, now, log }) {
    for (const change of announcedChanges(now()).filter((each) => each.isDisadvantage || each.asksConsent)) {
      let notified = 0;
      for (let batch = BATCH_SIZE; batch === BATCH_SIZE; notified += batch)
        batch = await inTransaction(db, (transaction) => notifyMembers(transaction, change, now()));
      if (notified > 0) log.info({ text: change.text, version: change.version, members: notified }, 'new version told');
    }
  },
};

/**
 * Notifies a batch of members. Dormant ones are excluded, because their addresses are stored separately; they are
 * notified if they return in time.
 */
async function notifyMembers(db: Queries, change: TextChange, now: Date): Promise<number> {
  const { text, version, changes, asksConsent, textName } = change;
  const members = await db
    .selectFrom('member')
    .select('member_no')
    .where('role', '=', 'member')
    .where('status', 'in', ['ACTIVE', 'LOCKED', 'SUSPENDED'])
    .where(
      sql<boolean>`not exists (select from text_notice where text_notice.member_no = member.member_no
        and text = ${text} and version = ${version})`,
    )
    .orderBy('member_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (members.length === 0) return 0;
  const notified = await db
    .insertInto('text_notice')
    .values(members.map(({ member_no }) => ({ member_no, text, version, told_at: now })))
    .onConflict((conflict) => conflict.constraint('text_notice_once').doNothing())
    .returning(['text_notice_no', 'member_no'])
    .execute();
  const values = { text, textName, changes, asksConsent, from: seoulInstant(version, '00:00') };
  for (const { text_notice_no: subjectNo, member_no: memberNo } of notified)
    await raiseNotice({ event: 'textChanged', memberNo, subjectNo, values }, { db, now });
  return members.length;
}
