import * as v from 'valibot';
import { NOT_OFFERED, wordOf } from '../base/words.ts';

/** Facts that an employee confirms before an act on a course or exam; none of them is refused. */
export const OFFERING_QUESTION_NAMES = {
  HALL_TAKEN: '같은 곳의 다른 일정',
  SEATS: '좌석보다 많은 정원',
  LECTURER_TAKEN: '강사의 다른 일정',
  CONTRACT: '강사의 계약 기간',
} as const;
export type OfferingQuestion = keyof typeof OFFERING_QUESTION_NAMES;

const MAX_CONFIRMED = Object.keys(OFFERING_QUESTION_NAMES).length;

/** Questions that the employee has confirmed before this act, for the audit log. */
export const confirmedQuestions = v.optional(
  v.pipe(v.array(wordOf(OFFERING_QUESTION_NAMES)), v.maxLength(MAX_CONFIRMED, NOT_OFFERED)),
);
