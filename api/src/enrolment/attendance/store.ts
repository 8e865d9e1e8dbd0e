import { sql, type Selectable } from 'kysely';
import { lessonsOf, type Lesson } from '@portal/shared/contract/manager';
import { seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../database/types/tables.ts';
import type { CourseTable, ExamTable, OfferingKind } from '../../database/types/tables/manager.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';

type Held =
  | Pick<Selectable<CourseTable>, 'edu_date' | 'further_lessons' | 'time' | 'end_time'>
  | Pick<Selectable<ExamTable>, 'exam_date' | 'time' | 'end_time'>;

/** All lessons of a course's or exam's row. */
export const lessonsOfRow = (row: Held): Lesson[] =>
  'edu_date' in row
    ? lessonsOf({ day: row.edu_date, time: row.time, endTime: row.end_time, furtherLessons: row.further_lessons })
    : lessonsOf({ day: row.exam_date, time: row.time, endTime: row.end_time });

/** End of the last lesson; the end of its day if no time is set. */
export function lessonsEndAt(lessons: readonly Lesson[]): Date {
  const last = lessons.at(-1);
  if (!last) throw new Error('there is nothing without a lesson');
  return last.endTime === '' ? seoulInstant(last.day, '24:00') : seoulInstant(last.day, last.endTime);
}

/** True if any mark exists; otherwise attendance implies no results. */
export async function isAttendanceTaken(db: Queries, kind: OfferingKind, offeringNo: number): Promise<boolean> {
  const row = await db
    .selectFrom('attendance')
    .innerJoin('application', 'application.application_no', 'attendance.application_no')
    .select(sql`1`.as('one'))
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL condition: the applicant has attended a lesson, over a row of `application`. */
export const wasPresent = sql<boolean>`exists (
  select from attendance where attendance.application_no = application.application_no and attendance.status = 'PRESENT'
)`;

/** Returns true if the applicant has attended a lesson. */
export async function isPresent(db: Queries, applicationNo: number): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select(wasPresent.as('was_present'))
    .where('application_no', '=', applicationNo)
    .executeTakeFirst();
  return row?.was_present === true;
}

/** The marks of one applicant. */
export const listMarks = (db: Queries, applicationNo: number) =>
  db
    .selectFrom('attendance')
    .select(['lesson_no as lessonNo', 'status'])
    .where('application_no', '=', applicationNo)
    .execute();
