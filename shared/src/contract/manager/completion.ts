import * as v from 'valibot';
import { call } from '../base/call.ts';
import { dateTime, day, numberText, rowNumber } from '../base/fields.ts';
import type { AsRead } from '../base/words.ts';
import { eduType, grade } from './offering.ts';

/** 수료증: proof that a course was completed. */

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

export const postMapCompletion = call({
  method: 'POST',
  path: '/api/home/manager/postMapCompletion',
  access: 'member',
  changes: true,
  unanswered: null,
  body: 'json',
  summary: 'The proof that a course was completed; it gets its number when it is opened first, and keeps it',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: completionDocument,
});

/** Anyone with the number can look up its holder, so that it must not be part of a URL. */
export const downloadCompletion = call({
  method: 'GET',
  alsoPost: true,
  path: '/api/home/manager/downloadCompletion',
  access: 'member',
  changes: false,
  answer: 'file',
  summary: "The proof of one of the member's own completed courses, as a PDF file",
  input: v.object({ number: numberText(30) }),
  entity: v.null(),
});
