import { sql } from 'kysely';
import { HYGIENE_HOURS, type HygieneCourse } from '@portal/shared/contract/hygiene';
import { seoulInstant } from '@portal/shared/time';
import { DAY_MS, HOUR_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { Job } from '../../../pipeline/job.ts';
import { dueDayOf, hygieneStates, yearOf } from './dueState.ts';

const BATCH_SIZE = 500;
/** First day of the year's reminders: the class rooms are crowded in December. */
const REMINDED_FROM = '10-01';
/** Time after joining in which the pages inform the member. */
const NEW_MEMBER_MS = 14 * DAY_MS;

/** Reminds members with a business in the daytime, from October on, of this year's hygiene education; each once. */
export const reminderJob: Job = {
  name: 'hygiene-reminder',
  everySeconds: HOUR_SECONDS,
  async run({ db, log, now: clock }) {
    const now = clock();
    if (isNight(now) || now < seoulInstant(`${yearOf(now)}-${REMINDED_FROM}`)) return;
    let reminded = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; reminded += batch)
      batch = await inTransaction(db, (transaction) => remind(transaction, now));
    if (reminded > 0) log.info({ members: reminded }, 'members were reminded of hygiene education');
  },
};

/** Reminds a batch of members; returns their number. */
async function remind(db: Queries, now: Date): Promise<number> {
  const year = yearOf(now);
  const { rows } = await sql<{ member_no: number; course: HygieneCourse }>`
    select member_no, course from ${hygieneStates(now)} as owed
    where state <> 'DONE' and exists (
        select from member where member.member_no = owed.member_no and joined_at < ${new Date(now.getTime() - NEW_MEMBER_MS)}
      ) and not exists (
        select from hygiene_reminder where hygiene_reminder.member_no = owed.member_no and year = ${year}
      )
    order by member_no limit ${BATCH_SIZE}`.execute(db);
  if (rows.length === 0) return 0;
  const courses = new Map(rows.map(({ member_no, course }) => [member_no, course]));
  const raised = await db
    .insertInto('hygiene_reminder')
    .values(rows.map(({ member_no }) => ({ member_no, year, raised_at: now })))
    .onConflict((conflict) => conflict.constraint('hygiene_reminder_once').doNothing())
    .returning(['reminder_no', 'member_no'])
    .execute();
  for (const { reminder_no: subjectNo, member_no: memberNo } of raised) {
    const hours = HYGIENE_HOURS[courses.get(memberNo) ?? 'YEARLY'];
    await raiseNotice(
      { event: 'hygieneDue', memberNo, subjectNo, values: { hours, dueOn: dueDayOf(now) } },
      { db, now },
    );
  }
  return rows.length;
}
