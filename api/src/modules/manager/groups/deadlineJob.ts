import { sql, type Selectable } from 'kysely';
import { DAY_MS, MINUTE_SECONDS } from '../../../clock/durations.ts';
import { isNight } from '../../../clock/night.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext, type MoneyContext } from '../../../enrolment/context.ts';
import { cancelUnaccepted } from '../../../enrolment/employer/cancelUnaccepted.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { notifySeatsCancelled, notifyUnanswered } from '../../../enrolment/group/notices.ts';
import { lockUnaccepted } from '../../../enrolment/group/store.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { offeringOf } from '../../../enrolment/offering/offeringOf.ts';
import { isNotCalledOff } from '../../../enrolment/offering/seats.ts';
import type { Job } from '../../../pipeline/job.ts';

/** Time before the deadline at which people are reminded, once, unless they were invited within the last day. */
const REMIND_BEFORE_MS = 2 * DAY_MS;
const MIN_AGE_MS = DAY_MS;

/**
 * Reminds once, in the daytime, people who have not accepted a seat of a group two days before the end. At the end it
 * returns the seats to the employer, or frees them for others, and notifies the employer.
 */
export const deadlineJob: Job = {
  name: 'group-deadlines',
  everySeconds: 5 * MINUTE_SECONDS,
  async run({ db, now: clock, log, configuration }) {
    for (const groupNo of await listUnaccepted(db)) {
      const now = clock();
      await inTransaction(db, (transaction) =>
        checkGroup(groupNo, moneyContext({ db: transaction, now, log, configuration })),
      );
    }
  },
};

/** Groups with an invited person, and free groups with a seat without one. */
async function listUnaccepted(db: Queries): Promise<number[]> {
  const { rows } = await sql<{ group_no: number }>`
    select group_no from group_seat where status = 'INVITED'
    union
    select group_no from employer_group
    join application on application_no = group_no join group_seat using (group_no)
    where application.status = 'CONFIRMED' and price = 0 and group_seat.status = 'RESERVED'
    order by group_no`.execute(db);
  return rows.map(({ group_no }) => group_no);
}

async function checkGroup(groupNo: number, context: MoneyContext): Promise<void> {
  const { db, now } = context;
  const group = await lockApplication(db, groupNo);
  if (!group || !(await isNotCalledOff(db, group))) return;
  const until = acceptUntil(group);
  const unaccepted = await lockUnaccepted(db, groupNo);
  const invited = unaccepted.filter(({ status }) => status === 'INVITED');
  if (unaccepted.length === 0) return;
  if (until <= now && (await mayOthersApply(group, context))) {
    await cancelUnaccepted({ application: group, seats: unaccepted, event: 'cancelUnpaid', by: 'system' }, context);
    await notifySeatsCancelled(group, { seats: unaccepted, amount: 0, isLate: true }, context);
    return;
  }
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

/** Returns true if a group is free and its offering still takes applications. */
async function mayOthersApply(group: Selectable<ApplicationTable>, { db, now }: MoneyContext): Promise<boolean> {
  if (group.price > 0) return false;
  const { kind, offeringNo } = await offeringOf(group, db);
  const { table, key } = OFFERING_KINDS[kind];
  const offering = await db.selectFrom(table).select('apply_end_at').where(key, '=', offeringNo).executeTakeFirst();
  return offering !== undefined && offering.apply_end_at > now;
}
