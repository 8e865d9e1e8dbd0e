import type { CallEntity } from '@portal/shared/contract';
import type {
  Course,
  Exam,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapEdu,
  getMapExam,
  getMapUserEdu,
  getMapUserExam,
  RefundTerms,
} from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import type { Application, ApplicationDetail, ExamApplication } from './application.ts';
import type { Offering, OfferingDetail, OfferingSummary } from './offering.ts';

/** Courses, exams and applications, translated from the names of the wire: the section uses its own names only. */

type CourseDetail = CallEntity<typeof getMapEdu>;
type ExamDetail = CallEntity<typeof getMapExam>;
type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseApplicationDetail = CallEntity<typeof getMapUserEdu>;
type ExamApplicationDetail = CallEntity<typeof getMapUserExam>;

const EDUCATION_TYPE_NAMES = { 1: '집합교육', 2: '온라인교육' } as const;

type Described = Pick<OfferingSummary, 'time' | 'endTime' | 'address' | 'address2' | 'price'> & {
  rating: OfferingSummary['grade'];
};

const summary = ({ rating, time, endTime, address, address2, price }: Described) => ({
  grade: rating,
  time,
  endTime,
  address,
  address2,
  price,
});

const courseSummary = (course: Course | CourseRow): OfferingSummary => ({
  ...summary(course),
  kind: 'education',
  offeringNo: course.educationNo,
  title: course.title,
  round: null,
  typeName: inTable(EDUCATION_TYPE_NAMES, course.eduType, '교육'),
  format: course.eduType === 1 ? 'classroom' : 'online',
  day: course.eduDate,
});

const roundOf = ({ year, rounds }: Exam | ExamRow) => `${year}년 제${rounds}회`;

const examSummary = (exam: Exam | ExamRow): OfferingSummary => ({
  ...summary(exam),
  kind: 'exam',
  offeringNo: exam.examinationNo,
  title: `${roundOf(exam)} ${exam.examinationName}`,
  round: roundOf(exam),
  typeName: exam.part,
  format: 'exam',
  day: exam.examDate,
});

const termsOf = ({ reStartDate, reEndDate, percent, reStartDate2, reEndDate2, percent2 }: RefundTerms) => ({
  reStartDate,
  reEndDate,
  percent,
  reStartDate2,
  reEndDate2,
  percent2,
});

const openness = (item: Course | Exam) => ({
  capacity: item.capacity,
  seatsLeft: item.seatsLeft,
  applyStartDate: item.applyStartDate,
  applyEndDate: item.applyEndDate,
  status: item.status,
  statusName: item.statusName,
  allowedActions: item.allowedActions,
  terms: termsOf(item),
});

export const toCourse = (course: Course): Offering => ({
  ...courseSummary(course),
  ...openness(course),
  passDate: null,
});

export const toExam = (exam: Exam): Offering => ({
  ...examSummary(exam),
  ...openness(exam),
  passDate: exam.passDate,
});

const texts = ({ content, files, contactPhone }: CourseDetail | ExamDetail) => ({ content, files, contactPhone });

export const toCourseDetail = (course: CourseDetail): OfferingDetail => ({
  ...toCourse(course),
  ...texts(course),
  isEligible: null,
});
export const toExamDetail = (exam: ExamDetail): OfferingDetail => ({
  ...toExam(exam),
  ...texts(exam),
  isEligible: exam.eligible,
});

const progress = (row: CourseRow | ExamRow) => ({
  applicationNo: row.userExaminationNo,
  status: row.status,
  statusName: row.statusName,
  allowedActions: row.allowedActions,
  applyDate: row.applyDate,
  payDueAt: row.payDueAt,
});

export const toCourseApplication = (row: CourseRow): Application => ({
  ...courseSummary(row),
  ...progress(row),
});

export const toExamApplication = (row: ExamRow): ExamApplication => ({
  ...examSummary(row),
  ...progress(row),
  year: row.year,
  rounds: row.rounds,
  passDate: row.passDate,
  passTime: row.passTime,
});

const money = ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
}: CourseApplicationDetail | ExamApplicationDetail) => ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
});

export const toCourseApplicationDetail = (detail: CourseApplicationDetail): ApplicationDetail => ({
  ...toCourseApplication(detail),
  ...money(detail),
  terms: termsOf(detail.edu),
  exam: null,
  certificate: null,
  classUrl: detail.classUrl,
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

export const toExamApplicationDetail = (detail: ExamApplicationDetail): ApplicationDetail => ({
  ...toExamApplication(detail),
  ...money(detail),
  terms: termsOf(detail.exam),
  exam: {
    year: detail.exam.year,
    rounds: detail.exam.rounds,
    passDate: detail.exam.passDate,
    passTime: detail.passTime,
  },
  certificate: detail.certificate,
  classUrl: '',
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
