import { sql, type Selectable } from 'kysely';
import type { GroupSeatRow } from '../../../database/types/tables/group.ts';
import type { ApplicationTable, CourseAnswers, ExamAnswers } from '../../../database/types/tables/manager.ts';
import { confirm } from '../../../enrolment/application/move.ts';
import { notifyApplied } from '../../../enrolment/application/notices.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { notifyAllAccepted } from '../../../enrolment/group/notices.ts';
import { lockSeats } from '../../../enrolment/group/store.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { offeringOf } from '../../../enrolment/offering/offeringOf.ts';
import { leaveQueue } from '../../../enrolment/queue/leave.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { refuseDuplicate } from '../applications/submit.ts';
import { PROFILE_ANSWERS } from '../applications/submitStore.ts';

interface Accepted {
  /** Application of the group, locked before the seat. */
  group: Selectable<ApplicationTable>;
  seat: GroupSeatRow;
  memberNo: number;
  answers: Partial<CourseAnswers> | Partial<ExamAnswers>;
  agreesCompletion: boolean;
}

/**
 * Passes a seat of a group on to the member's own application, which is free, has the terms of the group and takes no
 * further seat. Returns its number.
 */
export async function passSeatOn(
  { group, seat, memberNo, answers, agreesCompletion }: Accepted,
  context: MoneyContext,
): Promise<number> {
  const { db, now } = context;
  const seats = await lockSeats(db, group.application_no);
  // A member with a seat waits for none; one that was offered goes to the next. Behind all seats and before the new
  // application and its exam number, as where an application takes a seat.
  await leaveQueue({ ...(await offeringOf(group, db)), memberNo, only: 'own' }, context);
  const application = await refuseDuplicate(() => insertApplication({ group, memberNo, answers }, context));
  const applicationNo = application.application_no;
  const confirmed = await confirm(application, context);
  await db.updateTable('application').set(confirmed).where('application_no', '=', applicationNo).execute();
  const columns = {
    application_no: applicationNo,
    confirmed_at: now,
    answer: null,
    agrees_completion: agreesCompletion,
  };
  if (!(await moveSeat(seat, { event: 'accept', by: 'member', columns }, context)))
    throw new BusinessError('GROUP_INVITATION_OVER');
  await notifyApplied(application, context);
  const others = seats.filter(({ seat_no }) => seat_no !== seat.seat_no);
  if (others.every(({ status }) => status === 'CONFIRMED')) await notifyAllAccepted(group, seats.length, context);
  return applicationNo;
}

async function insertApplication(
  { group, memberNo, answers }: Pick<Accepted, 'group' | 'memberNo' | 'answers'>,
  { db, now }: MoneyContext,
): Promise<Selectable<ApplicationTable>> {
  const { kind, offeringNo } = await offeringOf(group, db);
  const { rows } = await sql<Selectable<ApplicationTable>>`
    insert into application (member_no, kind, ${sql.ref(OFFERING_KINDS[kind].key)}, status, grade, price, terms,
      changed_to, answers, applied_at, confirmed_at)
    select ${memberNo}::bigint, ${kind}::text, ${offeringNo}::bigint, 'CONFIRMED', grade, 0, terms, changed_to,
      (select ${PROFILE_ANSWERS[kind]} from member where member_no = ${memberNo}::bigint)
        || ${JSON.stringify(answers)}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz
    from application where application_no = ${group.application_no}
    returning *`.execute(db);
  const [application] = rows;
  if (!application) throw new Error(`group ${group.application_no} is gone`);
  return application;
}
