import type { CallEntity } from '@portal/shared/contract';
import type { officeAttendance } from '@portal/shared/contract/office';

/** A course or exam with its lessons and everyone who may attend. */
export type Attendance = CallEntity<typeof officeAttendance>;
export type Attendee = Attendance['applicants'][number];
export type Lesson = Attendance['lessons'][number];

/** The mark of an attendee at a lesson. */
export const markOf = ({ marks }: Attendee, lessonNo: number) => marks.find((mark) => mark.lessonNo === lessonNo);

const OLD_CODE = /^HFA-[12]-0*(\d+)$/;

/**
 * Attendee with this entry code; undefined if there is none on this list. Codes of older papers contain the application
 * number.
 */
export function attendeeOfCode(attendees: readonly Attendee[], text: string): Attendee | undefined {
  const code = text.trim().toUpperCase();
  const [, number] = OLD_CODE.exec(code) ?? [];
  return attendees.find(
    ({ entryCode, userExaminationNo }) => entryCode === code || String(userExaminationNo) === number,
  );
}

/** The lesson of today, or else the next one, or else the last one. */
export function presentLesson(lessons: readonly Lesson[], today: string): Lesson | undefined {
  return lessons.find(({ day }) => day >= today) ?? lessons.at(-1);
}
