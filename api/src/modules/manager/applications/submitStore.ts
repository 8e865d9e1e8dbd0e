import { sql } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import { HOLD_PAUSE_MS } from '../../../applications/hold.ts';
import { OFFERING_KINDS } from '../../../applications/offeringKind.ts';
import type { Queries } from '../../../database/tables.ts';
import type { EducationAnswers, ExaminationAnswers, OfferingKind } from '../../../database/tables/manager.ts';

/** The terms, copied from the row whose seat is taken, in the wire's names. */
const commonTerms = `'rating', grade, 'time', time, 'endTime', end_time, 'address', address, 'address2', address2,
  'reStartDate', re_start_date, 'reEndDate', re_end_date, 'percent', percent,
  'reStartDate2', re_start_date2, 'reEndDate2', re_end_date2, 'percent2', percent2`;
const TERMS = {
  education: sql.raw(`jsonb_build_object('title', title, 'eduType', edu_type, 'eduDate', edu_date, ${commonTerms})`),
  exam: sql.raw(`jsonb_build_object('year', year, 'rounds', rounds, 'examinationName', examination_name, 'part', part,
    'examDate', exam_date, 'passDate', pass_date, 'passTime', pass_time, ${commonTerms})`),
} satisfies Record<OfferingKind, unknown>;

/** A hold of the same course or exam that ended after this keeps its member from holding a seat again. */
const pauseStart = (now: Date) => new Date(now.getTime() - HOLD_PAUSE_MS);

interface NewApplication {
  memberNo: number;
  offeringNo: number;
  answers: EducationAnswers | ExaminationAnswers;
  now: Date;
  /** Until when to pay, unless it is free. */
  payDueAt: Date;
}

/**
 * Takes a seat and makes the application in one statement; undefined when there was no seat to take.
 * A free application is CONFIRMED at once, any other HELD (the two lines of `submit` in the life cycle).
 * Two at once for one member end in the unique index: error 23505.
 */
export async function takeSeatAndSubmit(db: Queries, kind: OfferingKind, application: NewApplication) {
  const { table, key } = OFFERING_KINDS[kind];
  const { memberNo, offeringNo, answers, now, payDueAt } = application;
  const { rows } = await sql<{ application_no: number; status: ApplicationStatus; price: number }>`
    with seat as (
      update ${sql.table(table)} as offering set taken = taken + 1
      where ${sql.ref(key)} = ${offeringNo} and taken < capacity and not called_off
        and apply_start_at <= ${now} and apply_end_at > ${now}
        and not exists (
          select 1 from application as own
          where own.member_no = ${memberNo} and own.${sql.ref(key)} = ${offeringNo}
            and (own.status not in ('EXPIRED', 'CANCELLED') or (own.status = 'EXPIRED' and own.expired_at > ${pauseStart(now)}))
        )
      returning offering.*
    ), submitted as (
      insert into application (member_no, kind, ${sql.ref(key)}, status, grade, price, terms, answers, applied_at, pay_due_at, confirmed_at)
      select ${memberNo}::bigint, ${kind}::text, ${sql.ref(key)}, case when price = 0 then 'CONFIRMED' else 'HELD' end,
        grade, price, ${TERMS[kind]}, ${JSON.stringify(answers)}::jsonb, ${now}::timestamptz,
        case when price = 0 then null else ${payDueAt}::timestamptz end,
        case when price = 0 then ${now}::timestamptz end
      from seat
      returning application_no, status, price
    )
    select application_no, status, price from submitted`.execute(db);
  return rows[0];
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
