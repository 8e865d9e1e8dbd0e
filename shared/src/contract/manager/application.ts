import * as v from 'valibot';
import { storableNumber } from '../../rules/index.ts';
import { applyConsents } from '../applyConsent.ts';
import { memberCalls } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import {
  clockTime,
  dateTime,
  day,
  integer,
  lines,
  numberText,
  oneOf,
  optionalName,
  percentage,
  personName,
  requiredText,
  rowNumber,
  text,
  won,
} from '../base/fields.ts';
import {
  applicationAction,
  applicationStatus,
  paidBy,
  paymentStatus,
  photoState,
  refundStatus,
} from '../base/statuses.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { cashReceiptEntries } from '../cashReceipt.ts';
import { certificateDocument } from './certificate.ts';
import { applicationEvidence } from './eligibility.ts';
import { ATTENDANCE_NAMES, furtherLessons, lesson } from './lesson.ts';
import { objection } from './objection.ts';
import { courseFields, eduType, endTime, examFields, grade, hallOfOffering } from './offering.ts';
import { scoreSheet } from './score.ts';

/** A member's applications for courses and exams. */

const member = memberCalls('/api/home/manager');

/** Time and place of a course or an exam. */
export const occasion = v.object({
  day,
  time: clockTime,
  endTime,
  furtherLessons,
  address: v.string(),
  address2: v.string(),
  /** Time of the announcement of exam results. Missing for a course, and in changes from before it was part of them. */
  passDate: v.optional(day),
  passTime: v.optional(clockTime),
});

/** Change of the schedule, the place or the announcement. */
const change = v.object({
  before: occasion,
  after: occasion,
  changedAt: dateTime,
  /** Time at which the member confirmed reading it; null until then. */
  confirmedAt: v.nullable(dateTime),
});

/**
 * Fields of every view of an application. Terms are those in force when it was made; day, time and place include the
 * newest change.
 */
const application = {
  /** Number of the application, for a course or an exam. */
  userExaminationNo: integer,
  /** 1: course, 2: exam. */
  applyType: v.picklist([1, 2]),
  status: applicationStatus,
  statusName: v.string(),
  allowedActions: v.array(applicationAction),
  /** Won. */
  price: won,
  applyDate: dateTime,
  /** Payment deadline; null unless status is HELD. */
  payDueAt: v.nullable(dateTime),
  /** Newest change, until the offering is over and its results are announced. Absent from older APIs. */
  change: v.optional(
    v.nullable(
      v.object({
        ...change.entries,
        /** True if `cancel` refunds everything regardless of the refund windows, until the offering begins. */
        mayLeave: v.boolean(),
      }),
    ),
  ),
  /** Employer of a group seat; its holder pays nothing, and `cancel` returns the seat to the employer. */
  group: v.optional(v.nullable(v.object({ businessName: v.string() }))),
};

const courseApplication = {
  ...application,
  educationNo: integer,
  title: v.string(),
  rating: grade,
  eduType,
  eduDate: day,
  time: clockTime,
  endTime,
  furtherLessons,
  address: v.string(),
  address2: v.string(),
};
const examApplication = {
  ...application,
  examinationNo: integer,
  year: v.number(),
  rounds: v.number(),
  examinationName: v.string(),
  rating: grade,
  part: v.string(),
  examDate: day,
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  passDate: day,
  /** Time of the announcement on `passDate`. */
  passTime: clockTime,
  /** Photo, required for `printTicket`. Absent from older APIs. */
  photo: v.optional(
    v.object({
      state: photoState,
      /** Deadline for `addPhoto`. */
      dueAt: dateTime,
      /** Reason why the association returned the last photo; otherwise empty. */
      reason: v.string(),
    }),
  ),
  /** State of the documents required by the exam; null if it requires none. Absent from older APIs. */
  evidence: v.optional(v.nullable(applicationEvidence)),
  /** Hidden until announced, like the result; null if there is none. Absent from older APIs. */
  scoreSheet: v.optional(v.nullable(scoreSheet)),
};

/** Newest payment of an application, as displayed to its owner. */
const payment = v.object({
  paymentNo: integer,
  status: paymentStatus,
  statusName: v.string(),
  payMethod: paidBy,
  payMethodName: v.string(),
  amount: won,
  paidAt: v.nullable(dateTime),
  /** Account for the deposit to a virtual account; null for other methods. */
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime })),
  ...cashReceiptEntries,
});

/** Refund of an application; the account is masked, and empty if the refund uses the payment method. */
export const refund = v.object({
  status: refundStatus,
  statusName: v.string(),
  amount: won,
  percent: percentage,
  bank: v.string(),
  account: v.string(),
  accountName: v.string(),
  /** False if it goes back by the payment method, and to the account only if that fails. Absent from older APIs. */
  toAccount: v.optional(v.boolean()),
  requestedAt: dateTime,
  /** Time at which the money was sent; null before. Absent from older APIs. */
  doneAt: v.optional(v.nullable(dateTime)),
  /** Null unless the association rejected it. Absent from older APIs. */
  rejected: v.optional(v.nullable(v.object({ at: dateTime, reason: v.string() }))),
});

/** Correction of a result, as displayed to its member. */
const corrected = v.object({
  correctedAt: dateTime,
  fromName: v.string(),
  toName: v.string(),
  reason: v.string(),
});

/** Refund for cancelling now, shown before the member confirms. */
const refundQuote = v.object({
  percent: percentage,
  amount: won,
  /** Time until which it is this amount; null if nothing was paid. Absent from older APIs. */
  until: v.optional(v.nullable(dateTime)),
  /** False if it goes back by the payment method, and to the account only if that fails. Absent from older APIs. */
  toAccount: v.optional(v.boolean()),
});

/** Refund account named by an employee, masked. */
export const namedAccount = v.object({
  bank: v.string(),
  account: v.string(),
  accountName: v.string(),
  amount: won,
  /** Earliest payment to it. */
  payableFrom: dateTime,
});

const applicationDetail = {
  payment: v.nullable(payment),
  refund: v.nullable(refund),
  /** Won waiting for an account from `patchIntRefundAccount`; 0 if none. */
  amountAwaitingAccount: won,
  /** Accounts named by employees, which `patchIntRefundAccountDeny` rejects; masked. */
  namedAccounts: v.array(namedAccount),
  /** Null unless `cancel` is allowed now. */
  refundQuote: v.nullable(refundQuote),
  /** Earlier changes, newest first. */
  pastChanges: v.optional(v.array(change)),
  /** Corrections of the announced result, oldest first. Absent from older APIs. */
  corrections: v.optional(v.array(corrected)),
  /** Hall of the course or exam. Null and absent as on its own page. */
  hall: v.optional(v.nullable(hallOfOffering)),
  /** Content of the QR code on slip and ticket; empty without such a paper. Absent from older APIs. */
  entryCode: v.optional(v.string()),
};

/** A lesson with the member's attendance; null if not recorded yet. */
const attendedLesson = v.object({
  ...lesson.entries,
  endTime,
  attendance: v.nullable(wordOf(ATTENDANCE_NAMES)),
  attendanceName: v.string(),
});

const userEdu = v.object({
  name: v.string(),
  /** YYYYMMDD. */
  userBirth: v.string(),
  postCode: v.string(),
  userAddress: v.string(),
  userAddress2: v.string(),
  /** 1: none, 2: disability. */
  isDisorder: v.picklist([1, 2]),
  memo: v.string(),
});

const userExam = v.object({
  /** Exam number on the ticket; empty until the application is confirmed. */
  examinationCode: v.string(),
  koName: v.string(),
  enName: v.string(),
  userBirth: v.string(),
  postCode: v.string(),
  userAddr: v.string(),
  userAddr2: v.string(),
  memo: v.string(),
  /** Path of the applicant's photo; empty if none. */
  userProfile: v.string(),
});

export const getListBoxUserEdu = member.get('getListBoxUserEdu', {
  summary: "The member's own applications for courses, newest first",
  input: v.object(paging),
  entity: listOf(v.object(courseApplication)),
});

export const getMapUserEdu = member.get('getMapUserEdu', {
  summary: "One of the member's own applications for courses",
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({
    ...courseApplication,
    ...applicationDetail,
    edu: v.object({ ...courseFields, rating: grade }),
    userEdu,
    /** URL of an online course; empty until the application is confirmed and the course has begun. */
    classUrl: v.string(),
    /** Lessons of a classroom course with the member's attendance. Absent from older APIs. */
    attendance: v.optional(v.array(attendedLesson)),
  }),
});

export const getListBoxUserExam = member.get('getListBoxUserExam', {
  summary: "The member's own applications for exams, newest first",
  input: v.object(paging),
  entity: listOf(v.object(examApplication)),
});

export const getMapUserExam = member.get('getMapUserExam', {
  summary: "One of the member's own applications for an exam",
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({
    ...examApplication,
    ...applicationDetail,
    exam: v.object({ ...examFields, rating: grade }),
    userExam,
    /** Content of the certificate for this exam; null unless it is valid. */
    certificate: v.nullable(certificateDocument),
    /** Newest objection to the result. `objectUntil`: deadline for one. Absent from older APIs. */
    objection: v.optional(v.nullable(objection)),
    objectUntil: v.optional(v.nullable(dateTime)),
  }),
});

/** Not in the specification's list of calls: shows the office which applicants have seen a change. */
export const patchIntChangeRead = member.patch('patchIntChangeRead', {
  unanswered: null,
  summary:
    'Says that the changes of an own application have been on the page, or were confirmed; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber, isConfirmed: v.boolean(NOT_OFFERED) }),
  entity: integer,
});

/** `termsVersion` shown to the applicant; without it nothing is compared. */
const termsVersion = v.optional(text(32));

const memo = v.optional(lines(500), '');

/**
 * The applicant is the account's holder. Name and birth date may be omitted; values that differ from the profile are
 * refused with `APPLICANT_NOT_ACCOUNT`. An omitted address is taken from the profile.
 */
export const postIntEdu = member.post('postIntEdu', {
  unanswered: '신청이 되었는지 ‘교육 신청 확인’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Applies for a course; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    educationNo: rowNumber,
    termsVersion,
    name: v.optional(personName),
    userBirth: v.optional(
      v.pipe(storableNumber('생년월일 8자리를 입력해주세요.'), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.')),
    ),
    postCode: v.optional(numberText(10)),
    userAddress: v.optional(text(200)),
    userAddress2: v.optional(text(200)),
    isDisorder: v.optional(oneOf([1, 2]), 1),
    memo,
    consents: applyConsents,
  }),
  entity: integer,
});

/** Like `postIntEdu`. The photo may be added later with `patchIntExamPhoto`. */
export const postIntExam = member.post('postIntExam', {
  unanswered: '신청이 되었는지 ‘시험 신청 확인’에서 먼저 확인해주세요.',
  idempotent: true,
  summary: 'Applies for an exam; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    examinationNo: rowNumber,
    termsVersion,
    koName: v.optional(personName),
    enName: v.optional(optionalName(100), ''),
    userBirth: v.optional(
      v.pipe(storableNumber('생년월일 8자리를 입력해주세요.'), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.')),
    ),
    postCode: v.optional(numberText(10)),
    userAddr: v.optional(text(200)),
    userAddr2: v.optional(text(200)),
    /** Without it, a `memo` is taken for a need on site. */
    isDisorder: v.optional(oneOf([1, 2])),
    memo,
    consents: applyConsents,
    userProfile: v.optional(text(300), ''),
  }),
  entity: integer,
});

/** Allowed while `allowedActions` has `addPhoto`; otherwise refused with `PHOTO_NOT_ADDABLE`. */
export const patchIntExamPhoto = member.patch('patchIntExamPhoto', {
  unanswered: '사진이 바뀌었는지 ‘시험 신청 확인’에서 먼저 확인해주세요.',
  summary: 'Gives an application for an exam its photo, or another one. entity is the rows changed',
  input: v.object({
    userExaminationNo: rowNumber,
    /** Path of a picture uploaded by the member. */
    userProfile: requiredText(300, '사진을 올려주세요.'),
  }),
  entity: integer,
});
