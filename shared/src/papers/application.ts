import type { CallEntity } from '../contract/base/call.ts';
import { inTable } from '../contract/base/words.ts';
import type {
  Course,
  Exam,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapUserEdu,
  getMapUserExam,
  Lesson,
  RefundTerms,
} from '../contract/manager/index.ts';
import type { Kind } from './kind.ts';

/** An application as papers need it, made of what the wire says of it: the pages and the API make the same. */

type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseDetail = CourseRow & Pick<CallEntity<typeof getMapUserEdu>, 'edu' | 'userEdu' | 'entryCode'>;
type ExamDetail = ExamRow & Pick<CallEntity<typeof getMapUserExam>, 'exam' | 'userExam' | 'entryCode'>;

/** What was applied for. */
export interface PaperSubject {
  kind: Kind;
  title: string;
  grade: Course['rating'];
  /** 집합교육, 온라인교육, 필기, 실기. */
  typeName: string;
  /** How it is held: decides which rules of refunds apply, and whether there is a room to be in on time. */
  format: 'classroom' | 'online' | 'exam';
  /** YYYY-MM-DD in Seoul. */
  day: string;
  /** HH:mm in Seoul. */
  time: string;
  /** HH:mm; empty where it is not told. */
  endTime: string;
  /** Of a course of several days, behind the first one. */
  furtherLessons: readonly Lesson[];
  address: string;
  address2: string;
}

/** The applicant, as the form was filled in. What a kind does not ask for is null. */
export interface Applicant {
  name: string;
  /** Exams only. */
  enName: string | null;
  /** YYYYMMDD. */
  userBirth: string;
  postCode: string;
  address: string;
  address2: string;
  /** Whether assistance is needed on site; courses only. */
  needsHelp: boolean | null;
  memo: string;
  /** Path of the photo; empty when there is none. Exams only. */
  photo: string | null;
  /** The number on the ticket; empty until the application is confirmed. Exams only. */
  examNumber: string | null;
}

/** An application for which there are papers. */
export interface PaperApplication extends PaperSubject {
  applicationNo: number;
  /** What its code says; null where an API of another day does not say it. */
  entryCode: string | null;
  applicant: Applicant;
  /** Of refund, in force when it was made. */
  terms: RefundTerms;
  /** Exams only: its round, the day on which results are announced, and the time of that day. */
  exam: { year: number; rounds: number; passDate: string; passTime: string } | null;
}

const EDUCATION_TYPE_NAMES = { 1: '집합교육', 2: '온라인교육' } as const;

/** How a course is held, in words. */
export const educationTypeName = (eduType: Course['eduType']): string => inTable(EDUCATION_TYPE_NAMES, eduType, '교육');

const held = ({ rating, time, endTime, address, address2 }: Course | CourseRow | Exam | ExamRow) => ({
  grade: rating,
  time,
  endTime,
  address,
  address2,
});

export const courseSubject = (course: Course | CourseRow): PaperSubject => ({
  ...held(course),
  kind: 'education',
  title: course.title,
  typeName: educationTypeName(course.eduType),
  format: course.eduType === 1 ? 'classroom' : 'online',
  day: course.eduDate,
  furtherLessons: course.furtherLessons ?? [],
});

/** `2026년 제4회`. */
export const roundOf = ({ year, rounds }: Pick<Exam, 'year' | 'rounds'>): string => `${year}년 제${rounds}회`;

export const examSubject = (exam: Exam | ExamRow): PaperSubject => ({
  ...held(exam),
  kind: 'exam',
  title: `${roundOf(exam)} ${exam.examinationName}`,
  typeName: exam.part,
  format: 'exam',
  day: exam.examDate,
  furtherLessons: [],
});

/** The terms of refund alone, of what carries them among other things. */
export const termsOf = ({
  reStartDate,
  reEndDate,
  percent,
  reStartDate2,
  reEndDate2,
  percent2,
}: RefundTerms): RefundTerms => ({ reStartDate, reEndDate, percent, reStartDate2, reEndDate2, percent2 });

export const courseApplication = (detail: CourseDetail): PaperApplication => ({
  ...courseSubject(detail),
  applicationNo: detail.userExaminationNo,
  entryCode: detail.entryCode ?? null,
  terms: termsOf(detail.edu),
  exam: null,
  applicant: {
    name: detail.userEdu.name,
    enName: null,
    userBirth: detail.userEdu.userBirth,
    postCode: detail.userEdu.postCode,
    address: detail.userEdu.userAddress,
    address2: detail.userEdu.userAddress2,
    needsHelp: detail.userEdu.isDisorder === 2,
    memo: detail.userEdu.memo,
    photo: null,
    examNumber: null,
  },
});

export const examApplication = (detail: ExamDetail): PaperApplication => ({
  ...examSubject(detail),
  applicationNo: detail.userExaminationNo,
  entryCode: detail.entryCode ?? null,
  terms: termsOf(detail.exam),
  exam: {
    year: detail.exam.year,
    rounds: detail.exam.rounds,
    passDate: detail.passDate,
    passTime: detail.passTime,
  },
  applicant: {
    name: detail.userExam.koName,
    enName: detail.userExam.enName,
    userBirth: detail.userExam.userBirth,
    postCode: detail.userExam.postCode,
    address: detail.userExam.userAddr,
    address2: detail.userExam.userAddr2,
    needsHelp: null,
    memo: detail.userExam.memo,
    photo: detail.userExam.userProfile,
    examNumber: detail.userExam.examinationCode,
  },
});
