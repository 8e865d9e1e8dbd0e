import { sql } from 'kysely';
import type { Queries } from '../../../database/types/tables.ts';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { FINISH } from '../../../enrolment/offering/finish.ts';
import { OFFERED_TERMS } from '../../../enrolment/offering/offeredTerms.ts';
import { OFFERING_KINDS } from '../../../enrolment/offering/offeringKind.ts';
import { nextExamCode } from '../../../enrolment/offering/seats.ts';
import { APPLICANT_IDS } from '../../user/demo/applicants.ts';
import { courseAnswers, examAnswers } from '../applications/answers.ts';
import { PROFILE_ANSWERS } from '../applications/submitStore.ts';
import { insertDemoPayments } from './insertDemoPayments.ts';
import { demoPhotoPath } from './photos.ts';

/** Gives every seat that is counted as taken its applicant, so that each list of applicants agrees with its count. */
export async function fillSeats(db: Queries, now: Date): Promise<void> {
  for (const kind of ['education', 'exam'] as const) {
    const applications = await insertApplicants(db, kind, now);
    const paid = applications.filter(({ amount }) => amount > 0);
    await insertDemoPayments(
      db,
      paid.map((application) => ({ ...application, sold: kind, isRefunded: false })),
    );
    await confirm(db, kind, { applications, now });
  }
}

interface Filled {
  applicationNo: number;
  memberNo: number;
  offeringNo: number;
  amount: number;
  at: Date;
}

/** Outcome of a past course or exam: a few failed or were absent. */
const OUTCOME = {
  education: sql`case member_no % 9 when 4 then 'NOT_COMPLETED' else 'COMPLETED' end`,
  exam: sql`case member_no % 9 when 4 then 'FAILED' when 7 then 'ABSENT' else 'PASSED' end`,
} satisfies Record<OfferingKind, unknown>;

/** SQL answers of the form besides those of the profile. */
const ANSWERS = {
  education: sql`${JSON.stringify(courseAnswers({ memo: '', isDisorder: 1 }))}::jsonb`,
  exam: sql`${JSON.stringify(examAnswers({ memo: '', enName: 'HANBIT APPLICANT', userProfile: '' }))}::jsonb`,
} satisfies Record<OfferingKind, unknown>;

/**
 * Inserts an unpaid application for each taken seat that has neither an applicant nor an offer, nor belongs to a group.
 * Each course begins with another of the members, so that their applicants differ.
 */
async function insertApplicants(db: Queries, kind: OfferingKind, now: Date): Promise<Filled[]> {
  const { table, key } = OFFERING_KINDS[kind];
  const no = sql.ref(key);
  const { rows } = await sql<Filled>`
    with pool as (
      select member_no, row_number() over (order by member_no) - 1 as place, count(*) over () as places
      from member where user_id = any(${APPLICANT_IDS}::text[])
    ), missing as (
      select offering.*, taken - offered
        - (select count(*) from application
          where application.${no} = offering.${no} and status not in ('EXPIRED', 'CANCELLED'))
        - (select count(*) from group_seat join employer_group using (group_no)
          where employer_group.${no} = offering.${no} and group_seat.application_no is null
            and group_seat.status in ('RESERVED', 'INVITED', 'CANCEL_REQUESTED')) as seats
      from ${sql.table(table)} as offering
    )
    insert into application
      (member_no, kind, ${no}, status, grade, price, terms, answers, applied_at, pay_due_at)
    select member_no, ${sql.lit(kind)}, ${no},
      'HELD', grade, price, ${OFFERED_TERMS[kind]},
      (select ${PROFILE_ANSWERS[kind]} from member where member.member_no = pool.member_no) || ${ANSWERS[kind]},
      applied.at, applied.at
    from missing
      join pool on (place + ${no} * 7) % places < seats
      cross join lateral (
        select apply_start_at + (least(apply_end_at, ${now}::timestamptz) - apply_start_at) * (place + 1) / (places + 1) as at
      ) as applied
    order by applied.at
    returning application_no as "applicationNo", member_no as "memberNo", ${no} as "offeringNo", price as amount,
      applied_at as at`.execute(db);
  return rows;
}

/** Confirms the applications once they are paid; past ones get their outcome, those of exams their number and photo. */
async function confirm(
  db: Queries,
  kind: OfferingKind,
  { applications, now }: { applications: readonly Filled[]; now: Date },
): Promise<void> {
  const { table, key } = OFFERING_KINDS[kind];
  const codes: (string | null)[] = [];
  for (const { offeringNo } of applications) codes.push(kind === 'exam' ? await nextExamCode(db, offeringNo) : null);
  const photos = applications.map(({ memberNo }) => ({ userProfile: demoPhotoPath(memberNo) }));
  await sql`
    update application
    set status = case when ${FINISH[kind]} > ${now}::timestamptz then 'CONFIRMED' else ${OUTCOME[kind]} end,
      pay_due_at = null, confirmed_at = applied_at, examination_code = code,
      answers = answers || case when code is null then '{}' else photo end
    from ${sql.table(table)} as offering, unnest(
      ${applications.map(({ applicationNo }) => applicationNo)}::bigint[],
      ${codes}::text[],
      ${photos.map((photo) => JSON.stringify(photo))}::jsonb[]
    ) as given (application_no, code, photo)
    where application.application_no = given.application_no
      and application.${sql.ref(key)} = offering.${sql.ref(key)}`.execute(db);
}
