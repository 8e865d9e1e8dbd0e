import { sql } from 'kysely';
import { DAY_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext, type MoneyContext } from '../../../enrolment/context.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { notifyUnanswered } from '../../../enrolment/group/notices.ts';
import { lockSeats } from '../../../enrolment/group/store.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import type { Job } from '../../../pipeline/job.ts';

/** People are reminded so long before the end, once; not who was asked within the last day. */
const REMIND_BEFORE_MS = 2 * DAY_MS;
const MIN_AGE_MS = DAY_MS;

/**
 * Reminds, once and in the daytime, who has not accepted a seat two days before the end; at the end gives the seats
 * back to their employer, who is told.
 */
export const deadlineJob: Job = {
  name: 'group-deadlines',
  everySeconds: 5 * MINUTE_SECONDS,
  async run({ db, now: clock, log, configuration }) {
    for (const groupNo of await listInviting(db)) {
      const now = clock();
      await inTransaction(db, (transaction) =>
        checkGroup(groupNo, moneyContext({ db: transaction, now, log, configuration })),
      );
    }
  },
};

async function listInviting(db: Queries): Promise<number[]> {
  const { rows } = await sql<{ group_no: number }>`
    select distinct group_no from group_seat where status = 'INVITED' order by group_no`.execute(db);
  return rows.map(({ group_no }) => group_no);
}

async function checkGroup(groupNo: number, context: MoneyContext): Promise<void> {
  const { db, now } = context;
  const group = await lockApplication(db, groupNo);
  if (!group || !(await isNotCalledOff(db, group))) return;
  const until = acceptUntil(group);
  const invited = (await lockSeats(db, groupNo)).filter(({ status }) => status === 'INVITED');
  if (until <= now) {
    for (const seat of invited)
      await moveSeat(seat, { event: 'deadlinePassed', by: 'system', columns: { answer: 'UNANSWERED' } }, context);
    if (invited.length > 0) await notifyUnanswered(group, invited.length, context);
    return;
  }
  if (isNight(now) || until.getTime() - now.getTime() > REMIND_BEFORE_MS) return;
  const longAgo = new Date(now.getTime() - MIN_AGE_MS);
  const toRemind = invited.filter(
    ({ reminded_at, invited_at, link_due }) =>
      !link_due && reminded_at === null && invited_at !== null && invited_at <= longAgo,
  );
  for (const { seat_no: seatNo } of toRemind)
    await db
      .updateTable('group_seat')
      .set({ link_due: true, reminded_at: now })
      .where('seat_no', '=', seatNo)
      .execute();
}
