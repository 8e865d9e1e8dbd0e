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
} from '@portal/shared/contract/manager';
import {
  courseApplication,
  courseSubject,
  examApplication,
  examSubject,
  roundOf,
  termsOf,
} from '@portal/shared/papers';
import type { Application, ApplicationDetail, ExamApplication } from './application.ts';
import type { Offering, OfferingDetail, OfferingSummary } from './offering.ts';

/** Courses, exams and applications, translated from the names of the wire: the section uses its own names only. */

type CourseDetail = CallEntity<typeof getMapEdu>;
type ExamDetail = CallEntity<typeof getMapExam>;
type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];
type CourseApplicationDetail = CallEntity<typeof getMapUserEdu>;
type ExamApplicationDetail = CallEntity<typeof getMapUserExam>;

const courseSummary = (course: Course | CourseRow): OfferingSummary => ({
  ...courseSubject(course),
  offeringNo: course.educationNo,
  round: null,
  price: course.price,
});

const examSummary = (exam: Exam | ExamRow): OfferingSummary => ({
  ...examSubject(exam),
  offeringNo: exam.examinationNo,
  round: roundOf(exam),
  price: exam.price,
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

const texts = ({ content, files, contactPhone, termsVersion, now }: CourseDetail | ExamDetail) => ({
  content,
  files,
  contactPhone,
  termsVersion,
  now,
});

export const toCourseDetail = (course: CourseDetail): OfferingDetail => ({
  ...toCourse(course),
  ...texts(course),
  isEligible: null,
  scoreRule: null,
  asksEvidence: false,
});
export const toExamDetail = (exam: ExamDetail): OfferingDetail => ({
  ...toExam(exam),
  ...texts(exam),
  isEligible: exam.eligible,
  asksEvidence: exam.asksEvidence ?? false,
  scoreRule: exam.scoreRule && exam.scoreRule.subjects.length > 0 ? exam.scoreRule : null,
});

const progress = (row: CourseRow | ExamRow) => ({
  applicationNo: row.userExaminationNo,
  status: row.status,
  statusName: row.statusName,
  allowedActions: row.allowedActions,
  applyDate: row.applyDate,
  payDueAt: row.payDueAt,
  change: row.change ?? null,
  group: row.group ?? null,
});

export const toCourseApplication = (row: CourseRow): Application => ({
  ...courseSummary(row),
  ...progress(row),
  photo: null,
});

export const toExamApplication = (row: ExamRow): ExamApplication => ({
  ...examSummary(row),
  ...progress(row),
  photo: row.photo ?? null,
  year: row.year,
  rounds: row.rounds,
  passDate: row.passDate,
  passTime: row.passTime,
  scoreSheet: row.scoreSheet ?? null,
});

const money = ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
  pastChanges,
}: CourseApplicationDetail | ExamApplicationDetail) => ({
  payment,
  refund,
  amountAwaitingAccount,
  namedAccounts,
  refundQuote,
  pastChanges: pastChanges ?? [],
});

export const toCourseApplicationDetail = (detail: CourseApplicationDetail): ApplicationDetail => ({
  ...toCourseApplication(detail),
  ...courseApplication(detail),
  ...money(detail),
  certificate: null,
  classUrl: detail.classUrl,
  attendance: detail.attendance ?? [],
  scoreSheet: null,
  corrections: detail.corrections ?? [],
  objection: null,
  objectUntil: null,
  evidence: null,
});

export const toExamApplicationDetail = (detail: ExamApplicationDetail): ApplicationDetail => ({
  ...toExamApplication(detail),
  ...examApplication(detail),
  ...money(detail),
  certificate: detail.certificate,
  classUrl: '',
  attendance: [],
  corrections: detail.corrections ?? [],
  objection: detail.objection ?? null,
  objectUntil: detail.objectUntil ?? null,
  evidence: detail.evidence ?? null,
});
