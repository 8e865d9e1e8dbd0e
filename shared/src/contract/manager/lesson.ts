import * as v from 'valibot';
import { clockTime, day, integer } from '../base/fields.ts';

/**
 * A lesson: a time at which people are to be present. Each course and exam begins with the one of its own day and
 * hours, number 1; a course of several days has further ones.
 */
export const FIRST_LESSON = 1;

/** A further lesson of a course, of which it keeps its number on another day too. */
export const lesson = v.object({ lessonNo: integer, day, time: clockTime, endTime: clockTime });
export type Lesson = v.InferOutput<typeof lesson>;

/** Behind the first one, in their order; missing where there are none and in the answer of an API of another day. */
export const furtherLessons = v.optional(v.array(lesson));

/** Whether somebody was there; who is marked neither way was not. */
export const ATTENDANCE_NAMES = { PRESENT: '출석', ABSENT: '결석' } as const;
export type AttendanceStatus = keyof typeof ATTENDANCE_NAMES;

/** The first lesson, by the hours of the course or exam itself: they may have no end. */
interface Held {
  day: string;
  time: string;
  endTime: string;
  furtherLessons?: readonly Lesson[] | undefined;
}

/** All lessons of a course or an exam, in their order. */
export const lessonsOf = ({ day: first, time, endTime, furtherLessons: further = [] }: Held): Lesson[] => [
  { lessonNo: FIRST_LESSON, day: first, time, endTime },
  ...further,
];
