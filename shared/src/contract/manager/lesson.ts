import * as v from 'valibot';
import { clockTime, day, integer } from '../base/fields.ts';

/**
 * A lesson: a time at which attendance is recorded. Lesson 1 is on the offering's own day and hours; a course of
 * several days has further ones.
 */
export const FIRST_LESSON = 1;

/** A further lesson of a course; it retains its number if it is moved. */
export const lesson = v.object({ lessonNo: integer, day, time: clockTime, endTime: clockTime });
export type Lesson = v.InferOutput<typeof lesson>;

/** Lessons after the first one, in order; missing if there are none. Absent from older APIs. */
export const furtherLessons = v.optional(v.array(lesson));

/** Attendance; a person without a record counts as absent. */
export const ATTENDANCE_NAMES = { PRESENT: '출석', ABSENT: '결석' } as const;
export type AttendanceStatus = keyof typeof ATTENDANCE_NAMES;

/** Schedule of a course or exam, which may have no end time. */
interface Held {
  day: string;
  time: string;
  endTime: string;
  furtherLessons?: readonly Lesson[] | undefined;
}

/** All lessons of a course or an exam, in order. */
export const lessonsOf = ({ day: first, time, endTime, furtherLessons: further = [] }: Held): Lesson[] => [
  { lessonNo: FIRST_LESSON, day: first, time, endTime },
  ...further,
];
