import type { CallEntity } from '@portal/shared/contract';
import type {
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapUserEdu,
  getMapUserExam,
} from '@portal/shared/contract/manager';
import { COURSE_KIND_NAMES, examTitle, type Offering } from './offering.ts';
import { termsOf, type RefundTerms } from '../refund/refundPeriods.ts';

type EduRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type EduDetail = CallEntity<typeof getMapUserEdu>;
type ExamDetail = CallEntity<typeof getMapUserExam>;

/** A member's application for either, as lists show it. */
export interface Application {
  userExaminationNo: number;
  /** 1 education, 2 exam (spec §3). */
  applyType: 1 | 2;
  offeringNo: number;
  title: string;
  rating: 1 | 2;
  kindName: string;
  refundKind: Offering['refundKind'];
  day: string;
  time: string;
  address: string;
  address2: string;
  status: EduRow['status'];
  statusName: string;
  allowedActions: EduRow['allowedActions'];
  price: number;
  applyDate: string;
  payDueAt: string | null;
}

/** Who applied, as the form was filled in. */
export interface Applicant {
  name: string;
  /** Exams only; empty otherwise. */
  enName: string;
  /** YYYYMMDD. */
  userBirth: string;
  postCode: string;
  address: string;
  address2: string;
  /** Whether help is needed on site; courses only. */
  needsHelp: boolean;
  memo: string;
  /** Path of the photo; exams only, empty when there is none. */
  photo: string;
  /** The number on the ticket; empty until an exam is confirmed. */
  examinationCode: string;
}

export type Payment = NonNullable<EduDetail['payment']>;
export type Refund = NonNullable<EduDetail['refund']>;
export type RefundQuote = NonNullable<EduDetail['refundQuote']>;

/** One application with its money and the terms of the moment it was made. */
export interface ApplicationDetail extends Application {
  applicant: Applicant;
  terms: RefundTerms;
  payment: Payment | null;
  refund: Refund | null;
  /** What cancelling now gives back; null when it cannot be cancelled. */
  refundQuote: RefundQuote | null;
  /** Exams only. */
  exam: { year: number; rounds: number; part: string; passDate: string; passTime: string } | null;
}

const shared = (row: EduRow | ExamRow) => ({
  userExaminationNo: row.userExaminationNo,
  status: row.status,
  statusName: row.statusName,
  allowedActions: row.allowedActions,
  price: row.price,
  applyDate: row.applyDate,
  payDueAt: row.payDueAt,
  rating: row.rating,
  time: row.time,
  address: row.address,
  address2: row.address2,
});

const money = ({ payment, refund, refundQuote }: EduDetail | ExamDetail) => ({ payment, refund, refundQuote });

export const fromEduRow = (row: EduRow): Application => ({
  ...shared(row),
  applyType: 1,
  offeringNo: row.educationNo,
  title: row.title,
  kindName: COURSE_KIND_NAMES[row.eduType],
  refundKind: row.eduType === 1 ? 'classroom' : 'online',
  day: row.eduDate,
});

export const fromExamRow = (row: ExamRow): Application => ({
  ...shared(row),
  applyType: 2,
  offeringNo: row.examinationNo,
  title: examTitle(row),
  kindName: row.part,
  refundKind: 'exam',
  day: row.examDate,
});

export const fromEduDetail = (detail: EduDetail): ApplicationDetail => ({
  ...fromEduRow(detail),
  ...money(detail),
  terms: termsOf(detail.edu),
  exam: null,
  applicant: {
    name: detail.userEdu.name,
    enName: '',
    userBirth: detail.userEdu.userBirth,
    postCode: detail.userEdu.postCode,
    address: detail.userEdu.userAddress,
    address2: detail.userEdu.userAddress2,
    needsHelp: detail.userEdu.isDisorder === 2,
    memo: detail.userEdu.memo,
    photo: '',
    examinationCode: '',
  },
});

export const fromExamDetail = (detail: ExamDetail): ApplicationDetail => ({
  ...fromExamRow(detail),
  ...money(detail),
  terms: termsOf(detail.exam),
  exam: {
    year: detail.exam.year,
    rounds: detail.exam.rounds,
    part: detail.exam.part,
    passDate: detail.exam.passDate,
    passTime: detail.passTime,
  },
  applicant: {
    name: detail.userExam.koName,
    enName: detail.userExam.enName,
    userBirth: detail.userExam.userBirth,
    postCode: detail.userExam.postCode,
    address: detail.userExam.userAddr,
    address2: detail.userExam.userAddr2,
    needsHelp: false,
    memo: detail.userExam.memo,
    photo: detail.userExam.userProfile,
    examinationCode: detail.userExam.examinationCode,
  },
});
