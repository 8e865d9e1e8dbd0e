import type { Course, Exam } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import type { OfferingFact } from '@portal/shared/facts/facts';
import { formatDate, formatMoney } from '@portal/shared/format';

/** The time of a day in Seoul, as ISO 8601. */
const at = (day: string, time: string) => `${day}T${time}:00+09:00`;

/** An online course has no hall. */
const ONLINE = 2;
const COURSE_NAMES = { 1: '집합 교육', 2: '온라인 교육' } as const;

const common = ({ price, seatsLeft, applyStartDate, applyEndDate }: Course | Exam) => ({
  price,
  seatsLeft,
  applyStart: applyStartDate,
  applyEnd: applyEndDate,
});

const locationOf = ({ address, address2 }: Course | Exam) => ({ name: address2 || address, address });

/** A course as search engines are told of it. */
export const factOfCourse = (course: Course): OfferingFact => ({
  kind: 'course',
  title: course.title,
  description: `외식경영관리사 ${course.rating}급 ${inTable(COURSE_NAMES, course.eduType, '교육')}, ${formatDate(course.eduDate)}, 교육비 ${formatMoney(course.price)}`,
  start: at(course.eduDate, course.time),
  end: course.endTime && at(course.eduDate, course.endTime),
  place: course.eduType === ONLINE ? null : locationOf(course),
  ...common(course),
});

/** An exam as search engines are told of it. */
export const factOfExam = (exam: Exam): OfferingFact => ({
  kind: 'exam',
  title: exam.examinationName,
  description: `외식경영관리사 ${exam.rating}급 ${exam.part}시험, ${formatDate(exam.examDate)}, 응시료 ${formatMoney(exam.price)}`,
  start: at(exam.examDate, exam.time),
  end: exam.endTime && at(exam.examDate, exam.endTime),
  place: locationOf(exam),
  ...common(exam),
});
