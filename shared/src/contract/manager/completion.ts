import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, day, numberText, rowNumber } from '../base/fields.ts';
import type { AsRead } from '../base/words.ts';
import { eduType, grade } from './offering.ts';

/** 수료증: proof that a course was completed. */

const member = memberCalls('/api/home/manager');

const completionDocument = v.object({
  /** `2026-3-48150-92361` with random digits; the certificate verification accepts it too. */
  number: v.string(),
  title: v.string(),
  rating: grade,
  eduType,
  eduDate: day,
  name: v.string(),
  /** YYYYMMDD; empty if unknown. */
  userBirth: v.string(),
  issuedAt: dateTime,
});
/** Completion as read by a browser. */
export type CompletionDocument = AsRead<v.InferOutput<typeof completionDocument>>;

export const postMapCompletion = member.post('postMapCompletion', {
  unanswered: null,
  summary: 'The proof that a course was completed; it gets its number when it is opened first, and keeps it',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: completionDocument,
});

/** Anyone with the number can look up its holder, so that it must not be part of a URL. */
export const downloadCompletion = member.get('downloadCompletion', {
  alsoPost: true,
  answer: 'file',
  summary: "The proof of one of the member's own completed courses, as a PDF file",
  input: v.object({ number: numberText(30) }),
  entity: v.null(),
});
