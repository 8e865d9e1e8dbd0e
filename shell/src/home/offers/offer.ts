import type { Education, Examination } from '@portal/shared/contract/manager';
import { formatDate, formatTime } from '@portal/shared/format';

/** A course or an exam as the home page shows it. */
export interface Offer {
  kind: '교육' | '시험';
  key: string;
  title: string;
  /** 1 or 2. */
  rating: number;
  /** When and where. */
  when: string;
  place: string;
  applyEndDate: string;
  status: Education['status'];
  statusName: string;
  seatsLeft: number;
  to: string;
}

const CAN_BE_APPLIED_FOR = new Set<Offer['status']>(['OPEN', 'CLOSING']);

export const isOpen = ({ status }: Pick<Offer, 'status'>): boolean => CAN_BE_APPLIED_FOR.has(status);

export const offerOfCourse = (course: Education): Offer => ({
  kind: '교육',
  key: `edu-${course.educationNo}`,
  title: course.title,
  rating: course.rating,
  when: `${formatDate(course.eduDate)} ${formatTime(course.time)}`,
  place: course.eduType === 2 ? '온라인 교육' : course.address,
  applyEndDate: course.applyEndDate,
  status: course.status,
  statusName: course.statusName,
  seatsLeft: course.seatsLeft,
  to: `/manager/edu/apply/view?educationNo=${course.educationNo}`,
});

export const offerOfExam = (exam: Examination): Offer => ({
  kind: '시험',
  key: `exam-${exam.examinationNo}`,
  title: exam.examinationName,
  rating: exam.rating,
  when: `${formatDate(exam.examDate)} ${formatTime(exam.time)}`,
  place: exam.address,
  applyEndDate: exam.applyEndDate,
  status: exam.status,
  statusName: exam.statusName,
  seatsLeft: exam.seatsLeft,
  to: `/manager/exam/apply/view?examinationNo=${exam.examinationNo}`,
});

const DAY_MILLISECONDS = 86_400_000;
const seoulDayNumber = (moment: number) => Math.floor((moment + 9 * 3_600_000) / DAY_MILLISECONDS);

/** `오늘 마감` or `마감 3일 전`, by the calendar in Seoul. */
export function untilEnd(applyEndDate: string, now = Date.now()): string {
  const days = seoulDayNumber(Date.parse(applyEndDate)) - seoulDayNumber(now);
  return days <= 0 ? '오늘 마감' : `마감 ${days}일 전`;
}
