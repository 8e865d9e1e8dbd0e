import * as v from 'valibot';
import { storableNumber } from '../../rules/index.ts';
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
import { courseFields, eduType, endTime, examFields, grade } from './offering.ts';
import { scoreSheet } from './score.ts';

/** A member's applications for courses and exams. */

const member = memberCalls('/api/home/manager');

/** When and where a course or an exam is held. */
export const occasion = v.object({
  day,
  time: clockTime,
  endTime,
  furtherLessons,
  address: v.string(),
  address2: v.string(),
  /** When the results of an exam are announced; missing of a course, and in changes from before it was notified. */
  passDate: v.optional(day),
  passTime: v.optional(clockTime),
});

/** Another day, hour, place or announcement than the member knew. */
const change = v.object({
  before: occasion,
  after: occasion,
  changedAt: dateTime,
  /** When the member said that it was read; null until then. */
  confirmedAt: v.nullable(dateTime),
});

/**
 * What every view of an application carries. The terms are those in force when it was made; day, hours and place are
 * those by the newest change.
 */
const application = {
  /** The number of the application, for a course as well as for an exam. */
  userExaminationNo: integer,
  /** 1 course, 2 exam. */
  applyType: v.picklist([1, 2]),
  status: applicationStatus,
  statusName: v.string(),
  allowedActions: v.array(applicationAction),
  /** Won. */
  price: won,
  applyDate: dateTime,
  /** Until when to pay; null unless status is HELD. */
  payDueAt: v.nullable(dateTime),
  /** The newest change while it is still to take place; missing in the answer of an API of another day. */
  change: v.optional(
    v.nullable(
      v.object({
        ...change.entries,
        /** Whether `cancel` gives everything back at once, whatever the window: until it begins. */
        mayLeave: v.boolean(),
      }),
    ),
  ),
  /** Whose seat it is: a person of a group pays nothing, and gives the seat back to the employer by `cancel`. */
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
  /** When on `passDate` results are announced. */
  passTime: clockTime,
  /** Without a photo there is no `printTicket`. Missing in the answer of an API of another day. */
  photo: v.optional(
    v.object({
      state: photoState,
      /** Until when `addPhoto` gives one, or another one. */
      dueAt: dateTime,
      /** Why the association could not use the last one; empty unless it was returned. */
      reason: v.string(),
    }),
  ),
  /** Sealed like the result; null where it has none. Missing in the answer of an API of another day. */
  scoreSheet: v.optional(v.nullable(scoreSheet)),
};

/** The newest payment of an application, as its owner sees it. */
const payment = v.object({
  paymentNo: integer,
  status: paymentStatus,
  statusName: v.string(),
  payMethod: paidBy,
  payMethodName: v.string(),
  amount: won,
  paidAt: v.nullable(dateTime),
  /** Where to pay a virtual account; null for other methods. */
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime })),
  ...cashReceiptEntries,
});

/** The newest refund of an application; the account is masked. */
const refund = v.object({
  status: refundStatus,
  statusName: v.string(),
  amount: won,
  percent: percentage,
  bank: v.string(),
  account: v.string(),
  accountName: v.string(),
  requestedAt: dateTime,
});

/** A result that was corrected, as its member reads of it. */
const corrected = v.object({
  correctedAt: dateTime,
  fromName: v.string(),
  toName: v.string(),
  reason: v.string(),
});

/** What cancelling now would refund; the dialog shows it before the member confirms. */
const refundQuote = v.object({ percent: percentage, amount: won });

/** An account that an employee named for a refund; masked. */
export const namedAccount = v.object({
  bank: v.string(),
  account: v.string(),
  accountName: v.string(),
  amount: won,
  /** From when the money goes there. */
  payableFrom: dateTime,
});

const applicationDetail = {
  payment: v.nullable(payment),
  refund: v.nullable(refund),
  /** Won that wait for the account of `patchIntRefundAccount`; 0 when none do. */
  amountAwaitingAccount: won,
  /** Accounts that employees named for refunds, and that `patchIntRefundAccountDeny` stops; masked. */
  namedAccounts: v.array(namedAccount),
  /** null when `cancel` is not allowed now. */
  refundQuote: v.nullable(refundQuote),
  /** The changes before the newest one, newest first. */
  pastChanges: v.optional(v.array(change)),
  /** Corrections of the announced result, oldest first. Missing in the answer of an API of another day. */
  corrections: v.optional(v.array(corrected)),
  /** What the code of slip and ticket says; empty without such a paper, missing from an API of another day. */
  entryCode: v.optional(v.string()),
};

/** A lesson, and whether the member was there; null while nobody has said. */
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
  /** 1 none, 2 disability. */
  isDisorder: v.picklist([1, 2]),
  memo: v.string(),
});

const userExam = v.object({
  /** The exam number on the ticket; empty until the application is confirmed. */
  examinationCode: v.string(),
  koName: v.string(),
  enName: v.string(),
  userBirth: v.string(),
  postCode: v.string(),
  userAddr: v.string(),
  userAddr2: v.string(),
  memo: v.string(),
  /** Path of the applicant's photo; empty when there is none. */
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
    /** Where an online course is taken; empty until it is confirmed and has begun. */
    classUrl: v.string(),
    /** The lessons of a course in a classroom, and whether the member was there; missing from an API of another day. */
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
    /** What the certificate for this exam prints; null unless it is valid. */
    certificate: v.nullable(certificateDocument),
    /** The newest objection to the result, and until when one can be made; an API of another day says nothing. */
    objection: v.optional(v.nullable(objection)),
    objectUntil: v.optional(v.nullable(dateTime)),
    /** The papers that its exam asks for; null where it asks for none, missing from an API of another day. */
    evidence: v.optional(v.nullable(applicationEvidence)),
  }),
});

/** Not in the specification's list of calls: the office sees who knows of a change, and who does not. */
export const patchIntChangeRead = member.patch('patchIntChangeRead', {
  unanswered: null,
  summary:
    'Says that the changes of an own application have been on the page, or were confirmed; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber, isConfirmed: v.boolean(NOT_OFFERED) }),
  entity: integer,
});

/** The `termsVersion` of what the applicant has seen; without it nothing is compared. */
const termsVersion = v.optional(text(32));

const memo = v.optional(lines(500), '');

/**
 * The applicant is the account's holder: name and birth date are those of the profile. A call may leave them out; one
 * that gives others is refused with `APPLICANT_NOT_ACCOUNT`. An address left out is taken from the profile.
 */
export const postIntEdu = member.post('postIntEdu', {
  unanswered: '신청이 되었는지 ‘교육 신청 확인’에서 먼저 확인해 주십시오.',
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
  }),
  entity: integer,
});

/** As `postIntEdu`. The photo may be given later, by `patchIntExamPhoto`. */
export const postIntExam = member.post('postIntExam', {
  unanswered: '신청이 되었는지 ‘시험 신청 확인’에서 먼저 확인해 주십시오.',
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
    memo,
    userProfile: v.optional(text(300), ''),
  }),
  entity: integer,
});

/** Allowed while `allowedActions` has `addPhoto`; else refused with `PHOTO_NOT_ADDABLE`. */
export const patchIntExamPhoto = member.patch('patchIntExamPhoto', {
  unanswered: '사진이 바뀌었는지 ‘시험 신청 확인’에서 먼저 확인해 주십시오.',
  summary: 'Gives an application for an exam its photo, or another one. entity is the rows changed',
  input: v.object({
    userExaminationNo: rowNumber,
    /** Path of a picture that the member has uploaded. */
    userProfile: requiredText(300, '사진을 올려주세요.'),
  }),
  entity: integer,
});
