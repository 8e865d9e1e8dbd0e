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
import { OFFERED_TERMS, termsVersion } from '../../../enrolment/offering/offeredTerms.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';

/** Answers from the member's profile for fields that a form may omit, in the wire's names. */
const commonProfile = `'userBirth', coalesce(user_birth, ''), 'postCode', coalesce(post_code, '')`;
export const PROFILE_ANSWERS = {
  education: sql.raw(`jsonb_build_object('name', coalesce(name, ''), ${commonProfile},
    'userAddress', coalesce(user_address, ''), 'userAddress2', coalesce(user_address2, ''))`),
  exam: sql.raw(`jsonb_build_object('koName', coalesce(name, ''), ${commonProfile},
    'userAddr', coalesce(user_address, ''), 'userAddr2', coalesce(user_address2, ''))`),
} satisfies Record<OfferingKind, unknown>;

/** Expiry time after which an expired hold of the same course or exam bars its member from another one. */
const pauseStart = (now: Date) => new Date(now.getTime() - HOLD_PAUSE_MS);

export interface NewApplication {
  memberNo: number;
  offeringNo: number;
  answers: Partial<CourseAnswers> | Partial<ExamAnswers>;
  now: Date;
  /** Payment deadline, unless the offering is free. */
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
  'changed_to',
  'pay_due_at',
] as const;
export interface SubmittedApplication extends Pick<Selectable<ApplicationTable>, (typeof SUBMITTED_COLUMNS)[number]> {
  /** Version of the copied terms. */
  terms_version: string;
}

interface SeatValues extends Omit<NewApplication, 'answers'> {
  answers: string;
  pauseStart: Date;
}

/**
 * Seat to take: a free one without a queue, a free one besides the offered ones, or the one offered to the member. The
 * last two require the caller to hold the row's lock.
 */
export type Seat = 'free' | 'besides offers' | 'offered';

const seatStatement = (kind: OfferingKind, seat: Seat) =>
  prepareQuery((db, value: ParameterOf<SeatValues>) => {
    const { table, key } = OFFERING_KINDS[kind];
    const no = sql.ref(key);
    const isFirst = sql`not exists (
            select 1 from application as own
            where own.member_no = ${value('memberNo')} and own.${no} = ${value('offeringNo')}
              and (own.status not in ('EXPIRED', 'CANCELLED') or (own.status = 'EXPIRED' and own.expired_at > ${value('pauseStart')}))
          )`;
    const freeSeat = sql`
        update ${sql.table(table)} as offering set taken = taken + 1
        where ${no} = ${value('offeringNo')} and taken < capacity and not called_off and not is_draft
          and waiting = 0 ${seat === 'free' ? sql`and offered = 0` : sql``}
          and apply_start_at <= ${value('now')} and apply_end_at > ${value('now')}
          and ${isFirst}
        returning offering.*`;
    const offeredSeat = sql`
        select offering.* from ${sql.table(table)} as offering
        where ${no} = ${value('offeringNo')} and not called_off and held_at > ${value('now')} and ${isFirst}`;
    return sql<SubmittedApplication>`
      with seat as (${seat === 'offered' ? offeredSeat : freeSeat}
      )
      insert into application (member_no, kind, ${no}, status, grade, price, terms, answers, applied_at, pay_due_at, confirmed_at)
      select ${value('memberNo')}::bigint, ${sql.lit(kind)}, ${no}, case when price = 0 then 'CONFIRMED' else 'HELD' end,
        grade, price, ${OFFERED_TERMS[kind]},
        (select ${PROFILE_ANSWERS[kind]} from member where member_no = ${value('memberNo')}) || ${value('answers')}::jsonb,
        ${value('now')}::timestamptz,
        case when price = 0 then null else ${value('payDueAt')}::timestamptz end,
        case when price = 0 then ${value('now')}::timestamptz end
      from seat
      returning ${sql.join(SUBMITTED_COLUMNS.map((column) => sql.ref(column)))},
        ${termsVersion(sql.ref('terms'))} as terms_version`.compile(db);
  });

const statementsOf = (seat: Seat) => ({
  education: seatStatement('education', seat),
  exam: seatStatement('exam', seat),
});
const SEAT_STATEMENTS = {
  free: statementsOf('free'),
  'besides offers': statementsOf('besides offers'),
  offered: statementsOf('offered'),
} satisfies Record<Seat, unknown>;

/**
 * Takes a seat and inserts the application in one statement; undefined if there is no seat to take.
 * A free application is CONFIRMED at once, any other HELD (the two transitions of `submit` in the life cycle).
 * Concurrent applications of one member fail in the unique index: error 23505.
 */
export async function takeSeatAndSubmit(
  db: Queries,
  kind: OfferingKind,
  { answers, ...application }: NewApplication,
  seat: Seat = 'free',
): Promise<SubmittedApplication | undefined> {
  const [submitted] = await SEAT_STATEMENTS[seat][kind](db, {
    ...application,
    answers: JSON.stringify(answers),
    pauseStart: pauseStart(application.now),
  });
  return submitted;
}

/** Returns true if the member's last hold of this course or exam expired too recently. */
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
