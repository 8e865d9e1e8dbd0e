import * as v from 'valibot';
import { call } from '../base/call.ts';
import { listOf, paging } from '../base/envelope.ts';
import {
  clockTime,
  dateTime,
  day,
  integer,
  oneOf,
  percentage,
  personName,
  rowNumber,
  text,
  won,
} from '../base/fields.ts';
import { applicationAction, applicationStatus, paymentStatus, payMethod, refundStatus } from '../base/statuses.ts';
import { certificateDocument } from './certificate.ts';
import { courseFields, eduType, endTime, examFields, grade } from './offering.ts';

/** A member's applications for courses and exams. */

/** What every view of an application carries. The terms are those in force when it was made. */
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
};

/** The newest payment of an application, as its owner sees it. */
const payment = v.object({
  paymentNo: integer,
  status: paymentStatus,
  statusName: v.string(),
  payMethod,
  payMethodName: v.string(),
  amount: won,
  paidAt: v.nullable(dateTime),
  /** Where to pay a virtual account; null for other methods. */
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: dateTime })),
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

/** What cancelling now would refund; the dialog shows it before the member confirms. */
const refundQuote = v.object({ percent: percentage, amount: won });

const applicationDetail = {
  payment: v.nullable(payment),
  refund: v.nullable(refund),
  /** Won that wait for the account of `patchIntRefundAccount`; 0 when none do. */
  amountAwaitingAccount: won,
  /** Accounts that employees named for refunds, and that `patchIntRefundAccountDeny` stops; masked. */
  namedAccounts: v.array(
    v.object({
      bank: v.string(),
      account: v.string(),
      accountName: v.string(),
      amount: won,
      /** From when the money goes there. */
      payableFrom: dateTime,
    }),
  ),
  /** null when `cancel` is not allowed now. */
  refundQuote: v.nullable(refundQuote),
};

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

export const getListBoxUserEdu = call({
  method: 'GET',
  path: '/api/home/manager/getListBoxUserEdu',
  access: 'member',
  changes: false,
  summary: "The member's own applications for courses, newest first",
  input: v.object(paging),
  entity: listOf(v.object(courseApplication)),
});

export const getMapUserEdu = call({
  method: 'GET',
  path: '/api/home/manager/getMapUserEdu',
  access: 'member',
  changes: false,
  summary: "One of the member's own applications for courses",
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({
    ...courseApplication,
    ...applicationDetail,
    edu: v.object({ ...courseFields, rating: grade }),
    userEdu,
    /** Where an online course is taken; empty until it is confirmed and has begun. */
    classUrl: v.string(),
  }),
});

export const getListBoxUserExam = call({
  method: 'GET',
  path: '/api/home/manager/getListBoxUserExam',
  access: 'member',
  changes: false,
  summary: "The member's own applications for exams, newest first",
  input: v.object(paging),
  entity: listOf(v.object(examApplication)),
});

export const getMapUserExam = call({
  method: 'GET',
  path: '/api/home/manager/getMapUserExam',
  access: 'member',
  changes: false,
  summary: "One of the member's own applications for an exam",
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({
    ...examApplication,
    ...applicationDetail,
    exam: v.object({ ...examFields, rating: grade }),
    userExam,
    /** What the certificate for this exam prints; null unless it is valid. */
    certificate: v.nullable(certificateDocument),
  }),
});

const memo = v.optional(text(500), '');

/** Fields left out are taken from the member's profile. */
export const postIntEdu = call({
  method: 'POST',
  path: '/api/home/manager/postIntEdu',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Applies for a course; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    educationNo: rowNumber,
    name: v.optional(personName),
    userBirth: v.optional(
      v.pipe(v.string('생년월일 8자리를 입력해주세요.'), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.')),
    ),
    postCode: v.optional(text(10)),
    userAddress: v.optional(text(200)),
    userAddress2: v.optional(text(200)),
    isDisorder: v.optional(oneOf([1, 2]), 1),
    memo,
  }),
  entity: integer,
});

/** Fields left out are taken from the member's profile. */
export const postIntExam = call({
  method: 'POST',
  path: '/api/home/manager/postIntExam',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Applies for an exam; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    examinationNo: rowNumber,
    koName: v.optional(personName),
    enName: v.optional(text(100), ''),
    userBirth: v.optional(
      v.pipe(v.string('생년월일 8자리를 입력해주세요.'), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.')),
    ),
    postCode: v.optional(text(10)),
    userAddr: v.optional(text(200)),
    userAddr2: v.optional(text(200)),
    memo,
    userProfile: v.optional(text(300), ''),
  }),
  entity: integer,
});
