import { sql } from 'kysely';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { OFFERED_TERMS } from '../../api/src/enrolment/offering/offeredTerms.ts';
import { PROFILE_ANSWERS } from '../../api/src/modules/manager/applications/submitStore.ts';
import type { Reading } from './noticeRows.ts';

/** Courses, exams and applications for measuring their lists. */

/** Applicants of the first course, who have the first applications. */
export const APPLICANTS = 1000;
/** Courses, and exams, that have not ended. */
const OPEN = 20;

/** Common columns of courses and exams on a day `day`. */
const COMMON_COLUMNS = sql.raw(`grade, time, address, re_start_date, re_end_date, percent, re_start_date2, re_end_date2,
  percent2, capacity, price, apply_start_at, apply_end_at, held_at, finish_at`);
const COMMON_VALUES =
  sql.raw(`1 + n % 2, '10:00', '서울특별시 중구 세종대로 110', day - 45, day - 1, 100, day, day, 80, 2000,
  50000, (day - 45 + time '09:00') at time zone 'Asia/Seoul', (day - 4 + time '18:00') at time zone 'Asia/Seoul',
  (day + time '10:00') at time zone 'Asia/Seoul', (day + 1 + time '00:00') at time zone 'Asia/Seoul'`);
const days = (rows: number) => sql`(
  select n, case when n <= ${OPEN} then date '2026-12-10' + n else date '2026-11-01' - n % 3000 end as day
  from generate_series(1, ${rows}) as n order by n
) as days`;

export async function fillOfferings(db: Queries, rows: number): Promise<void> {
  await sql`
    insert into education (title, edu_type, edu_date, ${COMMON_COLUMNS})
    select '외식경영관리사 집합교육 ' || n, 1, day, ${COMMON_VALUES} from ${days(rows)}`.execute(db);
  await sql`
    insert into examination (year, rounds, examination_name, part, exam_date, pass_date, pass_time, announced_at,
      ${COMMON_COLUMNS})
    select extract(year from day), 1 + n % 4, '외식경영관리사', '필기', day, day + 14, '10:00',
      (day + 14 + time '10:00') at time zone 'Asia/Seoul', ${COMMON_VALUES}
    from ${days(rows)}`.execute(db);
  await sql`vacuum analyze education, examination`.execute(db);
}

/** Adds an application of each member for a course and for an exam. */
export async function fillApplications(db: Queries, rows: number): Promise<void> {
  await fillCourseApplications(db);
  await fillExamApplications(db, rows);
}

/** Applications with a held seat and an open payment. */
const fillCourseApplications = (db: Queries) =>
  sql`
    insert into application (member_no, kind, education_no, status, grade, price, terms, answers, applied_at, pay_due_at)
    select member_no, 'education', education_no, 'HELD', grade, price,
      (select ${OFFERED_TERMS.education} from education as offered where offered.education_no = course.education_no),
      (select ${PROFILE_ANSWERS.education} from member as applicant where applicant.member_no = numbered.member_no),
      apply_start_at + n % 10000 * interval '1 minute', apply_start_at + n % 10000 * interval '1 minute' + interval '30 minutes'
    from (select member_no, row_number() over (order by member_no) as n from member) as numbered
      join education as course on education_no = case when n <= ${APPLICANTS} then 1 else n end
    order by n`.execute(db);

/** Everyone applies for the first exam, which is free. */
async function fillExamApplications(db: Queries, rows: number): Promise<void> {
  await sql`
    update examination set price = 0, capacity = ${rows}, taken = ${rows} where examination_no = 1`.execute(db);
  await sql`
    insert into application (member_no, kind, examination_no, status, grade, price, terms, answers, examination_code,
      applied_at, confirmed_at)
    select member_no, 'exam', examination_no, 'CONFIRMED', grade, price,
      (select ${OFFERED_TERMS.exam} from examination as offered where offered.examination_no = exam.examination_no),
      (select ${PROFILE_ANSWERS.exam} from member as applicant where applicant.member_no = numbered.member_no),
      '26012-' || lpad(n::text, 7, '0'), at, at
    from (select member_no, row_number() over (order by member_no) as n from member) as numbered,
      examination as exam, lateral (select apply_start_at + n % 10000 * interval '1 minute' as at) as times
    where examination_no = 1
    order by n`.execute(db);
}

const OF_ONE_COURSE = { kind: 'education', offeringNo: 1 };
const OF_ALL = { kind: 'exam', offeringNo: 1 };

export const OFFERING_READINGS: readonly Reading[] = [
  { name: 'courses as visitors see them', call: 'getListBoxEdu', input: () => ({}) },
  { name: 'courses of a grade, as visitors see them', call: 'getListBoxEdu', input: () => ({ rating: 2 }) },
  { name: 'exams as visitors see them', call: 'getListBoxExam', input: () => ({}) },
  { name: 'courses, page 1', call: 'officeOfferings', inOffice: true, input: () => ({ kind: 'education' }) },
  { name: 'courses, page 50', call: 'officeOfferings', inOffice: true, input: () => ({ kind: 'education', page: 50 }) },
  {
    name: 'courses that can be applied for',
    call: 'officeOfferings',
    inOffice: true,
    input: () => ({ kind: 'education', status: 'OPEN' }),
  },
  {
    name: 'courses that are over',
    call: 'officeOfferings',
    inOffice: true,
    input: () => ({ kind: 'education', status: 'FINISHED' }),
  },
  {
    name: 'courses, a search',
    call: 'officeOfferings',
    inOffice: true,
    input: () => ({ kind: 'education', keyword: '교육 999' }),
    findsMore: true,
  },
  { name: 'applicants of one course', call: 'officeApplicants', inOffice: true, input: () => OF_ONE_COURSE },
  {
    name: 'applicants by name',
    call: 'officeApplicants',
    inOffice: true,
    input: () => ({ ...OF_ONE_COURSE, order: 'name' }),
  },
  {
    name: 'applicants, a search',
    call: 'officeApplicants',
    inOffice: true,
    input: () => ({ ...OF_ONE_COURSE, keyword: '최라동' }),
  },
  {
    name: 'applicants of an exam, all of them',
    call: 'officeApplicants',
    inOffice: true,
    input: () => OF_ALL,
    findsMore: true,
  },
  {
    name: 'their table as CSV',
    call: 'officeExportApplicants',
    inOffice: true,
    input: () => ({ ...OF_ALL, reason: '고사장 명단' }),
    findsMore: true,
    isSlow: true,
  },
  { name: "an employee's own courses", call: 'getListBoxUserEdu', inOffice: true, input: () => ({}) },
];
