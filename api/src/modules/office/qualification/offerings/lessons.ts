import { FIRST_LESSON, type Lesson } from '@portal/shared/contract/manager';
import type { CourseForm } from '@portal/shared/contract/office';
import { addDays, endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import type { Queries } from '../../../../database/types/tables.ts';
import type { CourseRow } from '../../../manager/offerings/store.ts';
import { refusedFields } from './sold.ts';

const DAY_MS = 86_400_000;

type Before = Pick<CourseRow, 'edu_date' | 'further_lessons'>;

/** Moves the existing lessons by as many days as the first one. */
function movedWith(day: string, { edu_date, further_lessons }: Before): Lesson[] {
  const days = Math.round((seoulInstant(day).getTime() - seoulInstant(edu_date).getTime()) / DAY_MS);
  return further_lessons.map((lesson) => ({ ...lesson, day: addDays(lesson.day, days) }));
}

/** Numbers the entered lessons: existing ones retain their number, new ones get an unused one. */
function numbered(typed: NonNullable<CourseForm['furtherLessons']>, before: Before | null): Lesson[] {
  const known = new Set(before?.further_lessons.map(({ lessonNo }) => lessonNo));
  let last = Math.max(FIRST_LESSON, ...known);
  return typed.map(({ lessonNo, ...lesson }) => {
    if (lessonNo !== undefined && known.delete(lessonNo)) return { lessonNo, ...lesson };
    last += 1;
    return { lessonNo: last, ...lesson };
  });
}

/** Columns derived from the lessons; an online course has none. */
export function lessonColumns(
  { eduType, eduDate, furtherLessons, attendancePercent }: CourseForm,
  before: Before | null,
) {
  const lessons =
    eduType === 2 ? [] : furtherLessons ? numbered(furtherLessons, before) : before ? movedWith(eduDate, before) : [];
  const lastDay = lessons.at(-1)?.day;
  return {
    further_lessons: JSON.stringify(lessons),
    ends_at: lastDay === undefined || lastDay === eduDate ? null : endOfSeoulDay(lastDay),
    ...(attendancePercent !== undefined && { attendance_percent: attendancePercent }),
  };
}

/** Rejects removing a lesson with marks, at the form's field. */
export async function requireLessonsUnchanged(
  educationNo: number,
  { before, after }: { before: Pick<CourseRow, 'further_lessons'>; after: { further_lessons: string } },
  db: Queries,
): Promise<void> {
  const stays = new Set((JSON.parse(after.further_lessons) as Lesson[]).map(({ lessonNo }) => lessonNo));
  const removed = before.further_lessons.map(({ lessonNo }) => lessonNo).filter((lessonNo) => !stays.has(lessonNo));
  if (removed.length === 0) return;
  const marked = await db
    .selectFrom('attendance')
    .innerJoin('application', 'application.application_no', 'attendance.application_no')
    .select('attendance_no')
    .where('application.education_no', '=', educationNo)
    .where('lesson_no', 'in', removed)
    .limit(1)
    .executeTakeFirst();
  if (!marked) return;
  const message = '출석을 기록한 수업은 뺄 수 없습니다. 날짜와 시각은 고칠 수 있습니다.';
  throw refusedFields('education', [{ field: 'furtherLessons', message }]);
}
