import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { day, integer, won } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { grade } from './offering.ts';

/** Applications of the association's former system: past courses and exams, which nobody changes. */

const member = memberCalls('/api/home/manager');

/** Outcomes of past applications with their Korean names. */
export const IMPORTED_STATUS_NAMES = {
  COMPLETED: '수료',
  NOT_COMPLETED: '미수료',
  PASSED: '합격',
  FAILED: '불합격',
  ATTENDED: '참석',
  ABSENT: '불참',
  CANCELLED: '취소',
} as const;
export type ImportedStatus = keyof typeof IMPORTED_STATUS_NAMES;

export const importedApplication = v.object({
  importedApplicationNo: integer,
  /** Number in the former system. */
  number: v.string(),
  title: v.string(),
  rating: v.nullable(grade),
  /** 필기 or 실기 of an exam; empty if unknown. */
  part: v.string(),
  place: v.string(),
  appliedOn: day,
  /** First day of the course, or day of the exam. */
  heldOn: day,
  status: wordOf(IMPORTED_STATUS_NAMES),
  statusName: v.string(),
  /** Null if unknown, and for a course. */
  score: v.nullable(v.number()),
  paid: won,
  /** Method of payment in the words of the former system; empty if unknown. */
  paidBy: v.string(),
  paidOn: v.nullable(day),
  refunded: won,
  refundedOn: v.nullable(day),
});

export const getListImportedApplications = member.get('getListImportedApplications', {
  summary: "The member's applications of the association's former system, newest first",
  input: v.object({ kind: v.picklist(['education', 'exam'], NOT_OFFERED) }),
  entity: v.array(importedApplication),
});
