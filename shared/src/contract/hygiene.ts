import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { day, integer, rowNumber } from './base/fields.ts';
import { wordOf } from './base/words.ts';

/** Hygiene education: what the member has completed at the class rooms, and what is due this year. */

const member = memberCalls('/api/user');

/** Courses with their names and hours by law (식품위생법 시행규칙 제52조). */
export const HYGIENE_COURSE_NAMES = {
  NEW: '신규 영업자 위생교육 6시간',
  YEARLY: '기존 영업자 위생교육 3시간',
} as const;
export type HygieneCourse = keyof typeof HYGIENE_COURSE_NAMES;
export const HYGIENE_HOURS: Readonly<Record<HygieneCourse, number>> = { NEW: 6, YEARLY: 3 };

/** Education of a member with a business: completed for this year, due this year, or missed last year as well. */
export const HYGIENE_STATE_NAMES = { DUE: '올해 받을 회원', OVERDUE: '기한을 넘긴 회원', DONE: '받은 회원' } as const;
export type HygieneState = keyof typeof HYGIENE_STATE_NAMES;

/** Fields of a completion that its page and its paper show. */
const completion = {
  completionNo: integer,
  number: v.string(),
  courseName: v.string(),
  completedOn: day,
  /** Class room or branch; empty if unknown. */
  provider: v.string(),
  /** Empty if unknown. */
  business: v.string(),
};

export const getMapHygiene = member.get('hygiene', {
  summary: 'What the member has completed of hygiene education, newest first, and what is due this year',
  input: v.object({}),
  entity: v.object({
    /** Null without a business. */
    state: v.nullable(wordOf(HYGIENE_STATE_NAMES)),
    /** Course that is due, and its last day. */
    courseName: v.string(),
    dueOn: day,
    /** Holder of the papers. `YYYYMMDD`; empty if unknown. */
    name: v.string(),
    userBirth: v.string(),
    completions: v.array(v.object(completion)),
  }),
});

export const downloadHygiene = member.get('downloadHygiene', {
  answer: 'file',
  summary: "One of the member's own completions of hygiene education, as a PDF file",
  input: v.object({ completionNo: rowNumber }),
  entity: v.null(),
});
