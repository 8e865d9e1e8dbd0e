import type * as v from 'valibot';
import type { courseForm } from '@portal/shared/contract/office';
import { addDays } from '@portal/shared/time';

/** A further lesson as it is typed. */
export type TypedLesson = NonNullable<v.InferInput<typeof courseForm>['furtherLessons']>[number];

/** Defaults of a new lesson: the hours of the previous one, a day later. */
export const nextLesson = ({ day, time, endTime }: Omit<TypedLesson, 'lessonNo'>): TypedLesson => ({
  day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? addDays(day, 1) : '',
  time,
  endTime,
});
