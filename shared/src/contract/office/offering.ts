import * as v from 'valibot';
import { call } from '../base/call.ts';
import { listOf, searchable } from '../base/envelope.ts';
import { count, dateTime, day, integer, oneOf, requiredText, rowNumber, won, yesNo } from '../base/fields.ts';
import { offeringStatus } from '../base/statuses.ts';
import { NOT_OFFERED } from '../base/words.ts';
import { grade, heldIn } from '../manager/offering.ts';
import { offeringKind, outcome, reason, secondLook } from './fields.ts';
import { courseForm, examForm } from './offeringForm.ts';

/** Courses and exams, as the office makes and leads them. */

const offeringRef = { kind: offeringKind, offeringNo: rowNumber };

/** What may be done with the period for applying now. */
const periodAction = v.picklist(['open', 'close', 'callOff']);

const offering = {
  kind: offeringKind,
  offeringNo: integer,
  title: v.string(),
  rating: grade,
  /** The day it is held. */
  day,
  status: offeringStatus,
  statusName: v.string(),
  capacity: integer,
  taken: integer,
  price: won,
  applyStartDate: dateTime,
  applyEndDate: dateTime,
  allowedActions: v.array(periodAction),
  /** Whether only the office sees it until it is published; missing in the answer of an API of another day. */
  isDraft: v.optional(v.boolean()),
};

export const officeOfferings = call({
  method: 'GET',
  path: '/api/office/offerings',
  access: 'employee',
  permission: 'qualification',
  changes: false,
  summary: 'Courses or exams: drafts first, then those under way, then those that are over, newest first',
  input: v.object({
    ...searchable,
    ...heldIn,
    kind: offeringKind,
    rating: v.optional(oneOf(grade.options)),
    /** A draft has none for visitors: no status finds one. */
    status: v.optional(offeringStatus),
    /** Only drafts, or none of them. */
    isDraft: v.optional(yesNo),
  }),
  entity: listOf(v.object(offering)),
});

export const officeOffering = call({
  method: 'GET',
  path: '/api/office/offering',
  access: 'employee',
  permission: 'qualification',
  changes: false,
  summary: 'One course or exam: where it stands, and the values of its form',
  input: v.object(offeringRef),
  entity: v.object({
    ...offering,
    /** Applications that are not cancelled or expired: they keep the terms that they were made under. */
    applicants: integer,
    /** The form of a course; null for an exam. */
    course: v.nullable(courseForm),
    /** The form of an exam; null for a course. */
    exam: v.nullable(examForm),
  }),
});

/** Whether a new one is stored as a draft instead of published at once. What is there already stays what it is. */
const isDraft = v.optional(v.boolean(NOT_OFFERED), false);

export const officeSaveCourse = call({
  method: 'POST',
  path: '/api/office/courses',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Makes a course, or changes the one of this number; entity is its number',
  input: v.object({ educationNo: v.optional(rowNumber), course: courseForm, isDraft }),
  entity: integer,
});

export const officeSaveExam = call({
  method: 'POST',
  path: '/api/office/exams',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Makes an exam, or changes the one of this number; entity is its number',
  input: v.object({ examinationNo: v.optional(rowNumber), exam: examForm, isDraft }),
  entity: integer,
});

export const officePublishOffering = call({
  method: 'POST',
  path: '/api/office/offerings/publish',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Shows a draft to visitors from now on; entity is the rows changed',
  input: v.object({
    ...offeringRef,
    /** The `version` of the form that the employee has seen. */
    version: requiredText(64, '화면을 새로 고친 뒤 다시 게시해주세요.'),
  }),
  entity: integer,
});

export const officeUnpublishOffering = call({
  method: 'POST',
  path: '/api/office/offerings/unpublish',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Makes a draft again of what nobody has ever applied for; entity is the rows changed',
  input: v.object({ ...offeringRef, reason }),
  entity: integer,
});

export const officeOpenApplying = call({
  method: 'POST',
  path: '/api/office/offerings/open',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Lets people apply from now on, until the end of a day; entity is the rows changed',
  input: v.object({ ...offeringRef, lastDay: day, reason }),
  entity: integer,
});

export const officeCloseApplying = call({
  method: 'POST',
  path: '/api/office/offerings/close',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Lets nobody apply from now on; who has applied keeps the seat; entity is the rows changed',
  input: v.object({ ...offeringRef, reason }),
  entity: integer,
});

export const officeCallOffQuote = call({
  method: 'GET',
  path: '/api/office/offerings/callOffQuote',
  access: 'employee',
  permission: 'qualification',
  changes: false,
  summary: 'What calling off would do: how many applications it cancels and how much goes back',
  input: v.object(offeringRef),
  entity: v.object({
    title: v.string(),
    applicants: integer,
    amount: won,
    /** Missing in the answer of an API of another day. */
    secondLook: v.optional(secondLook),
  }),
});

export const officeCallOff = call({
  method: 'POST',
  path: '/api/office/offerings/callOff',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  body: 'json',
  // No Idempotency-Key: each application has its own transaction, and a repetition goes on where the first stopped.
  summary: 'Calls a course or an exam off: all that was paid goes back; asks for its title, typed',
  input: v.object({
    ...offeringRef,
    /** The title, as `callOffQuote` names it. */
    typedTitle: requiredText(300, '이름을 입력해주세요.'),
    /** The sum that the employee was shown, in won. */
    amount: count,
    reason,
  }),
  entity: v.object({ outcome, cancelled: integer }),
});
