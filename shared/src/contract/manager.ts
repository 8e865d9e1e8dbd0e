import * as v from 'valibot';
import { call } from './call.ts';
import { listOf, paging, searchable } from './envelope.ts';
import {
  applyType, clockTime, day, eduType, integer, moment, oneOf, percentage, personName, rating,
  rowNumber, text, won,
} from './fields.ts';
import { certificateRequestRules, refundAccountRules } from '../rules/index.ts';
import { attachment } from './news.ts';
import { applicationAction, applicationStatus, offeringAction, offeringStatus, payMethod, paymentStatus, refundStatus } from './statuses.ts';

/** Spec §7 "Manager": education, exams, applications for either, certificates. */

const grade = v.picklist([1, 2]);

/** Both refund windows: from the start day's 00:00 to the end day's 24:00, Asia/Seoul, with the share refunded. */
const refundWindows = {
  reStartDate: day, reEndDate: day, percent: percentage,
  reStartDate2: day, reEndDate2: day, percent2: percentage,
};

/** What a course and an exam have in common beside their own fields. */
const offering = {
  rating: grade,
  capacity: v.number(),
  seatsLeft: v.number(),
  /** Won; 0 is free. */
  price: won,
  applyStartDate: moment,
  applyEndDate: moment,
  status: offeringStatus,
  statusName: v.string(),
  allowedActions: v.array(offeringAction),
};

const eduFields = {
  title: v.string(),
  /** 1 classroom, 2 online. */
  eduType: v.picklist([1, 2]),
  eduDate: day,
  /** When it begins. */
  time: clockTime,
  address: v.string(),
  address2: v.string(),
  ...refundWindows,
};
const examFields = {
  year: v.number(),
  rounds: v.number(),
  examinationName: v.string(),
  /** 필기 or 실기. */
  part: v.string(),
  examDate: day,
  time: clockTime,
  address: v.string(),
  address2: v.string(),
  /** The day results are announced. */
  passDate: day,
  ...refundWindows,
};

export const education = v.object({ educationNo: integer, ...eduFields, ...offering });
export type Education = v.InferOutput<typeof education>;
export const examination = v.object({ examinationNo: integer, ...examFields, ...offering });
export type Examination = v.InferOutput<typeof examination>;

/** The texts of a detail page. `content` is safe HTML. */
const detailTexts = { content: v.string(), files: v.array(attachment), contactPhone: v.string() };

const offeringQuery = {
  ...searchable,
  rating: v.optional(rating),
  status: v.optional(offeringStatus),
};

export const getListBoxEdu = call({
  method: 'GET', path: '/api/home/manager/getListBoxEdu', access: 'public', changes: false,
  summary: 'Courses: those that can be applied for first, soonest first',
  input: v.object({ ...offeringQuery, eduType: v.optional(eduType) }),
  entity: listOf(education),
});

export const getMapEdu = call({
  method: 'GET', path: '/api/home/manager/getMapEdu', access: 'public', changes: false,
  summary: 'One course',
  input: v.object({ educationNo: rowNumber }),
  entity: v.object({ ...education.entries, ...detailTexts }),
});

export const getIntUserEduApply = call({
  method: 'GET', path: '/api/home/manager/getIntUserEduApply', access: 'member', changes: false,
  summary: 'The member\'s live applications for a course; 0 means free to apply',
  input: v.object({ educationNo: rowNumber }),
  entity: integer,
});

export const getListBoxExam = call({
  method: 'GET', path: '/api/home/manager/getListBoxExam', access: 'public', changes: false,
  summary: 'Exams: those that can be applied for first, soonest first',
  input: v.object(offeringQuery),
  entity: listOf(examination),
});

export const getMapExam = call({
  method: 'GET', path: '/api/home/manager/getMapExam', access: 'public', changes: false,
  summary: 'One exam',
  input: v.object({ examinationNo: rowNumber }),
  entity: v.object({ ...examination.entries, ...detailTexts }),
});

export const getIntUserExamApply = call({
  method: 'GET', path: '/api/home/manager/getIntUserExamApply', access: 'member', changes: false,
  summary: 'The member\'s live applications for an exam; 0 means free to apply',
  input: v.object({ examinationNo: rowNumber }),
  entity: integer,
});

const examNotice = { examNoticeNo: integer, title: v.string(), summary: v.string(), writer: v.string(), regDate: moment, viewCnt: v.number(), isTop: v.boolean() };

export const getListBoxExamNotice = call({
  method: 'GET', path: '/api/home/manager/getListBoxExamNotice', access: 'public', changes: false,
  summary: 'Exam notices, pinned ones first, then newest first',
  input: v.object(searchable),
  entity: listOf(v.object(examNotice)),
});

const neighbour = v.nullable(v.object({ no: integer, title: v.string() }));

export const getMapExamNotice = call({
  method: 'GET', path: '/api/home/manager/getMapExamNotice', access: 'public', changes: false,
  summary: 'One exam notice; counts a view',
  input: v.object({ examNoticeNo: rowNumber }),
  entity: v.object({ ...examNotice, content: v.string(), files: v.array(attachment), previous: neighbour, next: neighbour }),
});

/** What every view of an application carries. The terms are those of the moment it was made. */
const application = {
  userExaminationNo: integer,
  /** 1 education, 2 exam. */
  applyType: v.picklist([1, 2]),
  status: applicationStatus,
  statusName: v.string(),
  allowedActions: v.array(applicationAction),
  /** Won. */
  price: won,
  applyDate: moment,
  /** Until when to pay; null unless status is HELD. */
  payDueAt: v.nullable(moment),
};

const eduApplication = { ...application, educationNo: integer, title: v.string(), rating: grade, eduType: v.picklist([1, 2]), eduDate: day, time: clockTime, address: v.string(), address2: v.string() };
const examApplication = { ...application, examinationNo: integer, year: v.number(), rounds: v.number(), examinationName: v.string(), rating: grade, part: v.string(), examDate: day, time: clockTime, address: v.string(), address2: v.string(), passDate: day,
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
  paidAt: v.nullable(moment),
  /** Where to pay a virtual account; null for other methods. */
  virtualAccount: v.nullable(v.object({ bank: v.string(), account: v.string(), holder: v.string(), dueAt: moment })),
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
  requestedAt: moment,
});

/** What cancelling this moment would give back: the dialog shows it before the member confirms. */
const refundQuote = v.object({ percent: percentage, amount: won });

const applicationDetail = {
  payment: v.nullable(payment),
  refund: v.nullable(refund),
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
  method: 'GET', path: '/api/home/manager/getListBoxUserEdu', access: 'member', changes: false,
  summary: 'The member\'s own applications for education, newest first',
  input: v.object(paging),
  entity: listOf(v.object(eduApplication)),
});

export const getMapUserEdu = call({
  method: 'GET', path: '/api/home/manager/getMapUserEdu', access: 'member', changes: false,
  summary: 'One of the member\'s own applications for education',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({ ...eduApplication, ...applicationDetail, edu: v.object({ ...eduFields, rating: grade }), userEdu }),
});

export const getListBoxUserExam = call({
  method: 'GET', path: '/api/home/manager/getListBoxUserExam', access: 'member', changes: false,
  summary: 'The member\'s own applications for exams, newest first',
  input: v.object(paging),
  entity: listOf(v.object(examApplication)),
});

export const getMapUserExam = call({
  method: 'GET', path: '/api/home/manager/getMapUserExam', access: 'member', changes: false,
  summary: 'One of the member\'s own applications for an exam',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.object({
    ...examApplication, ...applicationDetail,
    exam: v.object({ ...examFields, rating: grade }),
    userExam,
  }),
});

export const fetchUserCertList = call({
  method: 'GET', path: '/api/home/manager/fetchUserCertList', access: 'member', changes: false,
  summary: 'The member\'s passes and the certificates asked for them, newest first',
  input: v.object(paging),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      /** null until a certificate was asked for. */
      certificateNo: v.nullable(integer),
      certName: v.string(),
      rating: grade,
      passDate: day,
      /** A word of the certificate's life cycle; NONE until one was asked for. */
      status: v.string(),
      statusName: v.string(),
      allowedActions: v.array(v.string()),
    }),
  ),
});

const memo = v.optional(text(500), '');

/** Fields left out are taken from the member's profile. */
export const postIntEdu = call({
  method: 'POST', path: '/api/home/manager/postIntEdu', access: 'member', changes: true, body: 'json', idempotent: true,
  summary: 'Applies for a course; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    educationNo: rowNumber,
    name: v.optional(personName),
    userBirth: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.'))),
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
  method: 'POST', path: '/api/home/manager/postIntExam', access: 'member', changes: true, body: 'json', idempotent: true,
  summary: 'Applies for an exam; takes a seat. entity is the new userExaminationNo',
  input: v.object({
    examinationNo: rowNumber,
    koName: v.optional(personName),
    enName: v.optional(text(100), ''),
    userBirth: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, '생년월일 8자리를 입력해주세요.'))),
    postCode: v.optional(text(10)),
    userAddr: v.optional(text(200)),
    userAddr2: v.optional(text(200)),
    memo,
    userProfile: v.optional(text(300), ''),
  }),
  entity: integer,
});

export const upsertCertificate = call({
  method: 'POST', path: '/api/home/manager/upsertCertificate', access: 'member', changes: true, body: 'json', idempotent: true,
  summary: 'Asks for a certificate or its reissue; 15,000 won by bank transfer',
  input: v.object({
    userExaminationNo: v.optional(rowNumber),
    ...certificateRequestRules,
    count: v.optional(oneOf([1]), 1),
    userId: v.optional(text(50)),
    certificateNo: v.optional(rowNumber),
  }),
  entity: integer,
});

/** Where money goes back to, whole (spec §5). */
export const refundAccount = v.object(refundAccountRules);

/**
 * The cancel/refund form (spec §3). The account must be told when money goes back, else the answer is 400 with the
 * messages of its fields; when none does (nothing paid yet, free, nothing left to refund) it is not looked at.
 */
const cancelForm = v.object({
  ...v.partial(refundAccount).entries,
  userExaminationNo: rowNumber,
});

export const patchIntEduCancel = call({
  method: 'PATCH', path: '/api/home/manager/patchIntEduCancel', access: 'member', changes: true, body: 'multipart', idempotent: true,
  summary: 'Asks to cancel an application for education and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

export const patchIntExamCancel = call({
  method: 'PATCH', path: '/api/home/manager/patchIntExamCancel', access: 'member', changes: true, body: 'multipart', idempotent: true,
  summary: 'Asks to cancel an application for an exam and for its refund; entity is the rows changed',
  input: cancelForm,
  entity: integer,
});

/** Beyond the specification's list: `retract` of the application's life cycle. */
export const patchIntCancelRetract = call({
  method: 'PATCH', path: '/api/home/manager/patchIntCancelRetract', access: 'member', changes: true, body: 'json', idempotent: true,
  summary: 'Takes back a request to cancel, while it waits for its decision; entity is the rows changed',
  input: v.object({ userExaminationNo: rowNumber }),
  entity: integer,
});

export { cancelForm, applyType };
