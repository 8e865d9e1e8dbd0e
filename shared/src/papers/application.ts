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

/** Application data for papers, derived from responses of the wire in the same way by the pages and the API. */

type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseDetail = CourseRow & Pick<CallEntity<typeof getMapUserEdu>, 'edu' | 'userEdu' | 'entryCode'>;
type ExamDetail = ExamRow & Pick<CallEntity<typeof getMapUserExam>, 'exam' | 'userExam' | 'entryCode'>;

/** Course or exam of an application. */
export interface PaperSubject {
  kind: Kind;
  title: string;
  grade: Course['rating'];
  /** 집합교육, 온라인교육, 필기, 실기. */
  typeName: string;
  /** Type of the event, which determines the refund rules and whether attendees must arrive on time. */
  format: 'classroom' | 'online' | 'exam';
  /** YYYY-MM-DD in Seoul. */
  day: string;
  /** HH:mm in Seoul. */
  time: string;
  /** HH:mm; empty if unknown. */
  endTime: string;
  /** Lessons after the first one of a course of several days. */
  furtherLessons: readonly Lesson[];
  address: string;
  address2: string;
}

/** Applicant as entered in the form. Fields that a kind does not have are null. */
export interface Applicant {
  name: string;
  /** Exams only. */
  enName: string | null;
  /** YYYYMMDD. */
  userBirth: string;
  postCode: string;
  address: string;
  address2: string;
  /** True if assistance is needed on site; courses only. */
  needsHelp: boolean | null;
  memo: string;
  /** Path of the photo; empty if none. Exams only. */
  photo: string | null;
  /** Number on the ticket; empty until the application is confirmed. Exams only. */
  examNumber: string | null;
}

/** Application with papers. */
export interface PaperApplication extends PaperSubject {
  applicationNo: number;
  /** Content of its QR code; null with an older API, which does not return it. */
  entryCode: string | null;
  applicant: Applicant;
  /** Refund terms at the time of the application. */
  terms: RefundTerms;
  /** Exams only: round, and day and time of the announcement of results. */
  exam: { year: number; rounds: number; passDate: string; passTime: string } | null;
}

const EDUCATION_TYPE_NAMES = { 1: '집합교육', 2: '온라인교육' } as const;

/** Korean name of a course type. */
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

/** Name of an exam: `2026년 제4회 외식경영관리사 2급 필기`. Both parts of a round differ by it. */
export const examTitle = (exam: Pick<Exam, 'year' | 'rounds' | 'examinationName' | 'part'>): string =>
  `${roundOf(exam)} ${exam.examinationName} ${exam.part}`;

export const examSubject = (exam: Exam | ExamRow): PaperSubject => ({
  ...held(exam),
  kind: 'exam',
  title: examTitle(exam),
  typeName: exam.part,
  format: 'exam',
  day: exam.examDate,
  furtherLessons: [],
});

/** Picks the refund terms from a larger object. */
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
