import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging, searchable } from '../base/envelope.ts';
import { count, dateTime, day, integer, oneOf, requiredText, rowNumber, won, yesNo } from '../base/fields.ts';
import { offeringStatus } from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { occasion } from '../manager/application.ts';
import { grade, heldIn } from '../manager/offering.ts';
import { offeringKind, linkableMemberNo, outcome, reason, secondLook } from './fields.ts';
import { lineSummary } from './line.ts';
import { courseForm, examForm } from './offeringForm.ts';
import { confirmedQuestions } from './offeringQuestions.ts';

/** Management of courses and exams. */

const office = callsFor('qualification', '/api/office');

const offeringRef = { kind: offeringKind, offeringNo: rowNumber };

/** Actions on the application period that are allowed now. */
const periodAction = v.picklist(['open', 'close', 'callOff']);

/** States of a change of schedule per applicant: unread, read or confirmed. */
export const CHANGE_STATE_NAMES = {
  unread: '아직 안 봄',
  read: '봤지만 확인 안 함',
  confirmed: '확인함',
} as const;

/** Applicants waiting for the offering, by what they have seen of its latest change. */
const changeCounts = v.object({
  unread: integer,
  read: integer,
  confirmed: integer,
  /** True while a job is still sending notices, which takes some seconds. */
  isUnderWay: v.boolean(),
});

const offering = {
  kind: offeringKind,
  offeringNo: integer,
  title: v.string(),
  rating: grade,
  /** Day on which it is held. */
  day,
  status: offeringStatus,
  statusName: v.string(),
  capacity: integer,
  taken: integer,
  price: won,
  applyStartDate: dateTime,
  applyEndDate: dateTime,
  allowedActions: v.array(periodAction),
  /** True while visible to the office only. Absent from older APIs. */
  isDraft: v.optional(v.boolean()),
  /** Absent from older APIs. */
  line: v.optional(lineSummary),
};

export const officeOfferings = office.get('offerings', {
  summary: 'Courses or exams: drafts first, then those under way, then those that are over, newest first',
  input: v.object({
    ...searchable,
    ...heldIn,
    kind: offeringKind,
    rating: v.optional(oneOf(grade.options)),
    /** Courses of this branch. */
    branchNo: v.optional(rowNumber),
    /** Status shown to visitors; drafts have none and match no filter. */
    status: v.optional(offeringStatus),
    /** True for drafts only, false for none. */
    isDraft: v.optional(yesNo),
    /** True for those that are over and have results to be entered. */
    awaitsResults: v.optional(yesNo),
    /** True for those with a running job that cancels their applications or notifies their applicants. */
    isUnderWay: v.optional(yesNo),
  }),
  entity: listOf(v.object(offering)),
});

export const officeHeldSoon = office.get('offerings/soon', {
  summary: 'What is held in a hall today or in the next two weeks; at most six',
  input: v.object({}),
  entity: v.array(
    v.object({
      kind: offeringKind,
      offeringNo: integer,
      title: v.string(),
      /** Day on which it is held or begins. */
      day,
      /** HH:mm. */
      time: v.string(),
      address: v.string(),
      address2: v.string(),
      capacity: integer,
      taken: integer,
    }),
  ),
});

export const officeOffering = office.get('offering', {
  shows: { object: 'lecturer', by: 'lecturerNo', purpose: '교육의 강사 확인' },
  summary: 'One course or exam: where it stands, its hall and lecturers, and the values of its form',
  input: v.object(offeringRef),
  entity: v.object({
    ...offering,
    /** Applications that are neither cancelled nor expired; they keep the terms agreed to. */
    applicants: integer,
    /** Number of applicants waiting for it or for its results, all of whom are notified of a new day, time or place. */
    awaiting: v.optional(integer),
    /** Applications still to be cancelled by the job. */
    leftToCancel: v.optional(integer),
    /** Form fields locked while there are applicants or a queue, with the reason of each. */
    fixedFields: v.optional(v.array(v.object({ field: v.string(), reason: v.string() }))),
    /** Delivery of its latest change; null if it was never changed. */
    changes: v.optional(v.nullable(changeCounts)),
    /** Hall in the office's list; null for another place. Absent from older APIs. */
    hall: v.optional(
      v.nullable(
        v.object({ hallNo: integer, name: v.string(), address: v.string(), address2: v.string(), seats: integer }),
      ),
    ),
    /** Lecturers of a course, by name. Absent from older APIs. */
    lecturers: v.optional(v.array(v.object({ lecturerNo: integer, name: v.string(), subjects: v.string() }))),
    /** Form of a course; null for an exam. */
    course: v.nullable(courseForm),
    /** Form of an exam; null for a course. */
    exam: v.nullable(examForm),
  }),
});

export const officeChanges = office.get('offerings/changes', {
  shows: { object: 'application', by: 'userExaminationNo', purpose: '일정 변경 안내' },
  summary: 'Those who wait for a course or an exam and were told of another day, hour or place, by their newest change',
  input: v.object({
    ...paging,
    ...offeringRef,
    state: v.optional(wordOf(CHANGE_STATE_NAMES)),
  }),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      name: v.string(),
      memberNo: linkableMemberNo,
      /** Masked, `010-****-1234`; empty if none. */
      phone: v.string(),
      before: occasion,
      after: occasion,
      changedAt: dateTime,
      /** Times at which the member saw and confirmed the change; null until then. */
      readAt: v.nullable(dateTime),
      confirmedAt: v.nullable(dateTime),
    }),
  ),
});

/** True to store a new offering as a draft. Ignored for an existing one. */
const isDraft = v.optional(v.boolean(NOT_OFFERED), false);

export const officeSaveCourse = office.post('courses', {
  idempotent: true,
  summary: 'Makes a course, or changes the one of this number; entity is its number',
  input: v.object({
    educationNo: v.optional(rowNumber),
    course: courseForm,
    isDraft,
    /** Reason for refunding less than the terms promise, for the audit log; without it, new breaches are rejected. */
    termsReason: v.optional(reason),
    confirmed: confirmedQuestions,
  }),
  entity: integer,
});

export const officeSaveExam = office.post('exams', {
  idempotent: true,
  summary: 'Makes an exam, or changes the one of this number; entity is its number',
  input: v.object({ examinationNo: v.optional(rowNumber), exam: examForm, isDraft, confirmed: confirmedQuestions }),
  entity: integer,
});

export const officePublishOffering = office.post('offerings/publish', {
  idempotent: true,
  summary: 'Shows a draft to visitors from now on; entity is the rows changed',
  input: v.object({
    ...offeringRef,
    /** Form `version` that the employee has seen. */
    version: requiredText(64, '화면을 새로 고친 뒤 다시 게시해주세요.'),
    confirmed: confirmedQuestions,
  }),
  entity: integer,
});

export const officeUnpublishOffering = office.post('offerings/unpublish', {
  idempotent: true,
  summary: 'Makes a draft again of what nobody has ever applied for; entity is the rows changed',
  input: v.object({ ...offeringRef, reason }),
  entity: integer,
});

export const officeOpenApplying = office.post('offerings/open', {
  idempotent: true,
  summary: 'Lets people apply from now on, until the end of a day; entity is the rows changed',
  input: v.object({ ...offeringRef, lastDay: day, reason }),
  entity: integer,
});

export const officeCloseApplying = office.post('offerings/close', {
  idempotent: true,
  summary: 'Lets nobody apply from now on; who has applied keeps the seat; entity is the rows changed',
  input: v.object({ ...offeringRef, reason }),
  entity: integer,
});

export const officeCallOffQuote = office.get('offerings/callOffQuote', {
  summary: 'What calling off would do: how many applications it cancels and how much goes back',
  input: v.object(offeringRef),
  entity: v.object({
    title: v.string(),
    applicants: integer,
    amount: won,
    /** Absent from older APIs. */
    secondLook: v.optional(secondLook),
  }),
});

export const officeCallOff = office.post('offerings/callOff', {
  stepUp: 'always',
  idempotent: true,
  summary:
    'Calls a course or an exam off: a job cancels its applications, all that was paid goes back; asks for its title',
  input: v.object({
    ...offeringRef,
    /** Title, to be typed as returned by `callOffQuote`. */
    typedTitle: requiredText(300, '이름을 입력해주세요.'),
    /** Sum displayed to the employee, in won. */
    amount: count,
    reason,
  }),
  entity: v.object({
    outcome,
    /** Applications that the job has to cancel. */
    cancelled: integer,
  }),
});
