import type * as v from 'valibot';
import type { courseForm } from '@portal/shared/contract/office';
import { formatLesson } from '@portal/shared/papers';
import { addDays } from '@portal/shared/time';
import type { FieldChange } from '../../../parts/form/changesBetween.ts';

/** A further lesson as it is typed. */
export type TypedLesson = NonNullable<v.InferInput<typeof courseForm>['furtherLessons']>[number];

/** Defaults of a new lesson: the hours of the previous one, a day later. */
export const nextLesson = ({ day, time, endTime }: Omit<TypedLesson, 'lessonNo'>): TypedLesson => ({
  day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? addDays(day, 1) : '',
  time,
  endTime,
});

interface Lessons {
  furtherLessons?: readonly TypedLesson[] | undefined;
  attendancePercent?: string | number | undefined;
}

const textOf = ({ furtherLessons = [] }: Lessons) =>
  furtherLessons.map(({ day, time, endTime }) => (day ? formatLesson({ day, time, endTime }) : '날짜 없음')).join(', ');

/** Stored lessons and percentage, if they differ from the typed ones. */
export const changedLessons = (typed: Lessons, stored: Lessons): FieldChange[] => [
  ...(textOf(typed) === textOf(stored) ? [] : [{ label: '더한 수업', value: textOf(stored) || '없음' }]),
  ...(String(typed.attendancePercent) === String(stored.attendancePercent)
    ? []
    : [{ label: '수료 기준', value: `${stored.attendancePercent}%` }]),
];
