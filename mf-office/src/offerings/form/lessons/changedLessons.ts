import { formatLesson } from '@portal/shared/papers';
import type { FieldChange } from '../../../parts/form/changesBetween.ts';
import type { TypedLesson } from './lesson.ts';

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
