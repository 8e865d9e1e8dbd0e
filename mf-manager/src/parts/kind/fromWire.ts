import type { CallEntity } from '@portal/shared/contract';
import type {
  Course,
  Exam,
  getListBoxUserEdu,
  getListBoxUserExam,
  getMapEdu,
  getMapExam,
} from '@portal/shared/contract/manager';
import { courseSubject, examSubject, roundOf, termsOf } from '@portal/shared/papers';
import type { Offering, OfferingDetail, OfferingSummary } from './offering.ts';

/** Courses and exams, mapped from API names: the section uses only its own names. */

type CourseDetail = CallEntity<typeof getMapEdu>;
type ExamDetail = CallEntity<typeof getMapExam>;
type CourseRow = CallEntity<typeof getListBoxUserEdu>['list'][number];
type ExamRow = CallEntity<typeof getListBoxUserExam>['list'][number];

export const courseSummary = (course: Course | CourseRow): OfferingSummary => ({
  ...courseSubject(course),
  offeringNo: course.educationNo,
  round: null,
  price: course.price,
});

export const examSummary = (exam: Exam | ExamRow): OfferingSummary => ({
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

const texts = ({ content, files, contactPhone, hall, termsVersion, now }: CourseDetail | ExamDetail) => ({
  content,
  files,
  contactPhone,
  hall: hall ?? null,
  termsVersion,
  now,
});

export const toCourseDetail = (course: CourseDetail): OfferingDetail => ({
  ...toCourse(course),
  ...texts(course),
  isEligible: null,
  scoreRule: null,
  asksEvidence: false,
  branch: course.branch ?? null,
});
export const toExamDetail = (exam: ExamDetail): OfferingDetail => ({
  ...toExam(exam),
  ...texts(exam),
  isEligible: exam.eligible,
  asksEvidence: exam.asksEvidence ?? false,
  branch: null,
  scoreRule: exam.scoreRule && exam.scoreRule.subjects.length > 0 ? exam.scoreRule : null,
});
