import { sql, type Selectable } from 'kysely';
import { prepareQuery, type ParameterOf } from '../../../database/preparedQuery.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type {
  ApplicationTable,
  CourseAnswers,
  ExamAnswers,
  OfferingKind,
} from '../../../database/types/tables/manager.ts';
import { HOLD_PAUSE_MS } from '../../../enrolment/offering/hold.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';

/** The terms, copied from the row whose seat is taken, in the wire's names. */
const commonTerms = `'rating', grade, 'time', time, 'endTime', end_time, 'address', address, 'address2', address2,
  'reStartDate', re_start_date, 'reEndDate', re_end_date, 'percent', percent,
  'reStartDate2', re_start_date2, 'reEndDate2', re_end_date2, 'percent2', percent2`;
export const OFFERED_TERMS = {
  education: sql.raw(`jsonb_build_object('title', title, 'eduType', edu_type, 'eduDate', edu_date, ${commonTerms})`),
  exam: sql.raw(`jsonb_build_object('year', year, 'rounds', rounds, 'examinationName', examination_name, 'part', part,
    'examDate', exam_date, 'passDate', pass_date, 'passTime', pass_time, ${commonTerms})`),
} satisfies Record<OfferingKind, unknown>;

/** The answers that a form may leave out, from the member's profile, in the wire's names. */
const commonProfile = `'userBirth', coalesce(user_birth, ''), 'postCode', coalesce(post_code, '')`;
export const PROFILE_ANSWERS = {
  education: sql.raw(`jsonb_build_object('name', coalesce(name, ''), ${commonProfile},
    'userAddress', coalesce(user_address, ''), 'userAddress2', coalesce(user_address2, ''))`),
  exam: sql.raw(`jsonb_build_object('koName', coalesce(name, ''), ${commonProfile},
    'userAddr', coalesce(user_address, ''), 'userAddr2', coalesce(user_address2, ''))`),
} satisfies Record<OfferingKind, unknown>;

/** A hold of the same course or exam that ended after this keeps its member from holding a seat again. */
const pauseStart = (now: Date) => new Date(now.getTime() - HOLD_PAUSE_MS);

interface NewApplication {
  memberNo: number;
  offeringNo: number;
  answers: Partial<CourseAnswers> | Partial<ExamAnswers>;
  now: Date;
  /** Until when to pay, unless it is free. */
  payDueAt: Date;
}

const SUBMITTED_COLUMNS = [
  'application_no',
  'member_no',
  'kind',
  'examination_no',
  'status',
  'price',
  'terms',
  'pay_due_at',
] as const;
export type SubmittedApplication = Pick<Selectable<ApplicationTable>, (typeof SUBMITTED_COLUMNS)[number]>;

interface SeatValues extends Omit<NewApplication, 'answers'> {
  answers: string;
  pauseStart: Date;
}

const seatStatement = (kind: OfferingKind) =>
  prepareQuery((db, value: ParameterOf<SeatValues>) => {
    const { table, key } = OFFERING_KINDS[kind];
    const no = sql.ref(key);
    return sql<SubmittedApplication>`
      with seat as (
        update ${sql.table(table)} as offering set taken = taken + 1
        where ${no} = ${value('offeringNo')} and taken < capacity and not called_off and not is_draft
          and apply_start_at <= ${value('now')} and apply_end_at > ${value('now')}
          and not exists (
            select 1 from application as own
            where own.member_no = ${value('memberNo')} and own.${no} = ${value('offeringNo')}
              and (own.status not in ('EXPIRED', 'CANCELLED') or (own.status = 'EXPIRED' and own.expired_at > ${value('pauseStart')}))
          )
        returning offering.*
      )
      insert into application (member_no, kind, ${no}, status, grade, price, terms, answers, applied_at, pay_due_at, confirmed_at)
      select ${value('memberNo')}::bigint, ${sql.lit(kind)}, ${no}, case when price = 0 then 'CONFIRMED' else 'HELD' end,
        grade, price, ${OFFERED_TERMS[kind]},
        (select ${PROFILE_ANSWERS[kind]} from member where member_no = ${value('memberNo')}) || ${value('answers')}::jsonb,
        ${value('now')}::timestamptz,
        case when price = 0 then null else ${value('payDueAt')}::timestamptz end,
        case when price = 0 then ${value('now')}::timestamptz end
      from seat
      returning ${sql.join(SUBMITTED_COLUMNS.map((column) => sql.ref(column)))}`.compile(db);
  });

const SEAT_STATEMENTS = { education: seatStatement('education'), exam: seatStatement('exam') };

/**
 * Takes a seat and makes the application in one statement; undefined when there was no seat to take.
 * A free application is CONFIRMED at once, any other HELD (the two lines of `submit` in the life cycle).
 * Two at once for one member end in the unique index: error 23505.
 */
export async function takeSeatAndSubmit(
  db: Queries,
  kind: OfferingKind,
  { answers, ...application }: NewApplication,
): Promise<SubmittedApplication | undefined> {
  const [submitted] = await SEAT_STATEMENTS[kind](db, {
    ...application,
    answers: JSON.stringify(answers),
    pauseStart: pauseStart(application.now),
  });
  return submitted;
}

/** Whether the member's last hold of this course or exam ended too recently. */
export async function isPausing(
  db: Queries,
  { kind, offeringNo, memberNo, now }: { kind: OfferingKind; offeringNo: number; memberNo: number; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('application_no')
    .where('member_no', '=', memberNo)
    .where(OFFERING_KINDS[kind].key, '=', offeringNo)
    .where('status', '=', 'EXPIRED')
    .where('expired_at', '>', pauseStart(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
