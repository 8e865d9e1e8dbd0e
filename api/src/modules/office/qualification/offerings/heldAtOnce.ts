import { sql, type RawBuilder } from 'kysely';
import type { Lesson } from '@portal/shared/contract/manager';
import type { OfferingKind } from '@portal/shared/contract/office';
import type { Hours } from '@portal/shared/rules';
import type { Queries } from '../../../../database/types/tables.ts';
import { titleOf } from './present.ts';

/** A course or exam with its hours. */
export interface HeldOffering {
  kind: OfferingKind;
  offeringNo: number;
  /** Branch that gives a course; null for a national one and for exams. */
  branchNo: number | null;
  title: string;
  isDraft: boolean;
  hours: readonly Hours[];
}

/** First and last day of hours; null without any. */
function spanOf(hours: readonly Hours[]): { first: string; last: string } | null {
  const days = hours.map(({ day }) => day).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Classroom courses that begin on the last of the days or before, and end on the first or after. */
const coursesWithin = ({ first, last }: { first: string; last: string }): RawBuilder<boolean> => sql<boolean>`
  not called_off and edu_type = 1 and edu_date <= ${last}::date
  and coalesce(ends_at, finish_at) > ${first}::date::timestamp at time zone 'Asia/Seoul'`;

const COURSE_COLUMNS = [
  ...(['education.education_no', 'title', 'is_draft', 'branch_no'] as const),
  ...(['edu_date', 'time', 'end_time'] as const),
];

interface CourseHours {
  education_no: number;
  title: string;
  is_draft: boolean;
  branch_no: number | null;
  edu_date: string;
  time: string;
  end_time: string;
  further_lessons: Lesson[];
}

const courseOf = (row: CourseHours): HeldOffering => ({
  kind: 'education',
  offeringNo: row.education_no,
  branchNo: row.branch_no,
  title: row.title,
  isDraft: row.is_draft,
  hours: [{ day: row.edu_date, time: row.time, endTime: row.end_time }, ...row.further_lessons],
});

/** Lists courses and exams in a hall on the days of the hours, drafts included. */
export async function listInHall(hallNo: number, hours: readonly Hours[], db: Queries): Promise<HeldOffering[]> {
  const span = spanOf(hours);
  if (!span) return [];
  const courses = await db
    .selectFrom('education')
    .select([...COURSE_COLUMNS, 'further_lessons'])
    .where('hall_no', '=', hallNo)
    .where(coursesWithin(span))
    .orderBy('edu_date')
    .orderBy('education_no')
    .execute();
  const exams = await db
    .selectFrom('examination')
    .select(['examination_no', 'year', 'rounds', 'examination_name', 'part'])
    .select(['is_draft', 'exam_date', 'time', 'end_time'])
    .where('hall_no', '=', hallNo)
    .where('called_off', '=', false)
    .where('exam_date', '>=', span.first)
    .where('exam_date', '<=', span.last)
    .orderBy('exam_date')
    .orderBy('examination_no')
    .execute();
  return [
    ...courses.map(courseOf),
    ...exams.map((row) => ({
      kind: 'exam' as const,
      offeringNo: row.examination_no,
      branchNo: null,
      title: titleOf(row),
      isDraft: row.is_draft,
      hours: [{ day: row.exam_date, time: row.time, endTime: row.end_time }],
    })),
  ];
}

/** Lists courses of lecturers on the days of the hours, drafts included; one for each lecturer. */
export async function listOfLecturers(
  lecturerNos: readonly number[],
  hours: readonly Hours[],
  db: Queries,
): Promise<(HeldOffering & { lecturerNo: number })[]> {
  const span = spanOf(hours);
  if (!span) return [];
  const courses = await db
    .selectFrom('education_lecturer')
    .innerJoin('education', 'education.education_no', 'education_lecturer.education_no')
    .select([...COURSE_COLUMNS, 'further_lessons', 'lecturer_no'])
    .where('lecturer_no', 'in', lecturerNos)
    .where(coursesWithin(span))
    .orderBy('edu_date')
    .orderBy('education.education_no')
    .execute();
  return courses.map((row) => ({ ...courseOf(row), lecturerNo: row.lecturer_no }));
}
