import type { Course, Exam } from '@portal/shared/contract/manager';
import type { PageFact } from '@portal/shared/facts/facts';
import { formatDate, formatTime } from '@portal/shared/format';
import { coursePath, examPath } from '@portal/shared/section';
import { offeredCoursePath, offeredExamPath } from '@portal/shared/section/offeredPaths';
import { factOfCourse, factOfExam } from './offeringFact.ts';

/** A course or an exam that members can apply for, as the home page shows it. */
export interface Offering {
  kind: '교육' | '시험';
  key: string;
  title: string;
  /** 1 or 2. */
  rating: number;
  /** Date and time. */
  when: string;
  venue: string;
  applyEndDate: string;
  status: Course['status'];
  statusName: string;
  seatsLeft: number;
  /** Won; 0 is free. */
  price: number;
  /** Path of its page for members, where they apply. */
  memberPath: string;
  /** Path of its page for everybody. */
  publicPath: string;
  /** What search engines are told of it. */
  fact: PageFact;
}

const OPEN_STATUSES = new Set<Offering['status']>(['OPEN', 'CLOSING']);

/** Whether it can be applied for now. */
export const isOpen = ({ status }: Pick<Offering, 'status'>): boolean => OPEN_STATUSES.has(status);

export const offeringOfCourse = (course: Course): Offering => ({
  kind: '교육',
  key: `edu-${course.educationNo}`,
  title: course.title,
  rating: course.rating,
  when: `${formatDate(course.eduDate)} ${formatTime(course.time)}`,
  venue: course.eduType === 2 ? '온라인 교육' : course.address,
  applyEndDate: course.applyEndDate,
  status: course.status,
  statusName: course.statusName,
  seatsLeft: course.seatsLeft,
  price: course.price,
  memberPath: coursePath(course.educationNo),
  publicPath: offeredCoursePath(course.educationNo),
  fact: factOfCourse(course),
});

export const offeringOfExam = (exam: Exam): Offering => ({
  kind: '시험',
  key: `exam-${exam.examinationNo}`,
  title: exam.examinationName,
  rating: exam.rating,
  when: `${formatDate(exam.examDate)} ${formatTime(exam.time)}`,
  venue: exam.address,
  applyEndDate: exam.applyEndDate,
  status: exam.status,
  statusName: exam.statusName,
  seatsLeft: exam.seatsLeft,
  price: exam.price,
  memberPath: examPath(exam.examinationNo),
  publicPath: offeredExamPath(exam.examinationNo),
  fact: factOfExam(exam),
});

const DAY_MS = 86_400_000;
/** Seoul is nine hours ahead of UTC all year. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;
const seoulDayNumber = (at: number) => Math.floor((at + SEOUL_OFFSET_MS) / DAY_MS);

/** `오늘 마감` or `마감 3일 전`, by the calendar in Seoul. */
export function untilEnd(applyEndDate: string, now = Date.now()): string {
  const days = seoulDayNumber(Date.parse(applyEndDate)) - seoulDayNumber(now);
  return days <= 0 ? '오늘 마감' : `마감 ${days}일 전`;
}
