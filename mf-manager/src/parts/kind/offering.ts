import type { CallEntity } from '@portal/shared/contract';
import type { Education, Examination, getMapEdu, getMapExam } from '@portal/shared/contract/manager';
import { termsOf, type RefundTerms } from '../refund/refundPeriods.ts';

/** A course or an exam as the pages of either see it. */
export interface Offering {
  /** 1 education, 2 exam (spec §3). */
  applyType: 1 | 2;
  no: number;
  title: string;
  rating: 1 | 2;
  /** 집합교육, 온라인교육, 필기, 실기. */
  kindName: string;
  refundKind: 'classroom' | 'online' | 'exam';
  /** YYYY-MM-DD in Seoul. */
  day: string;
  /** HH:mm in Seoul. */
  time: string;
  address: string;
  address2: string;
  capacity: number;
  seatsLeft: number;
  /** Won; 0 is free. */
  price: number;
  applyStartDate: string;
  applyEndDate: string;
  status: Education['status'];
  statusName: string;
  allowedActions: Education['allowedActions'];
  terms: RefundTerms;
  /** The day results are announced; exams only. */
  passDate: string | null;
}

type CourseDetail = CallEntity<typeof getMapEdu>;
type ExamDetail = CallEntity<typeof getMapExam>;

/** What a detail page shows beside it. */
export interface OfferingDetail extends Offering {
  /** Safe HTML. */
  content: string;
  files: CourseDetail['files'];
  contactPhone: string;
}

const shared = (item: Education | Examination) => ({
  rating: item.rating,
  time: item.time,
  address: item.address,
  address2: item.address2,
  capacity: item.capacity,
  seatsLeft: item.seatsLeft,
  price: item.price,
  applyStartDate: item.applyStartDate,
  applyEndDate: item.applyEndDate,
  status: item.status,
  statusName: item.statusName,
  allowedActions: item.allowedActions,
  terms: termsOf(item),
});

const detail = ({ content, files, contactPhone }: CourseDetail | ExamDetail) => ({ content, files, contactPhone });

export const COURSE_KIND_NAMES = { 1: '집합교육', 2: '온라인교육' } as const;

/** What an exam is called: `2026년 제3회 외식경영관리사 2급`. */
export const examTitle = ({
  year,
  rounds,
  examinationName,
}: Pick<Examination, 'year' | 'rounds' | 'examinationName'>) => `${year}년 제${rounds}회 ${examinationName}`;

export const fromCourse = (course: Education): Offering => ({
  ...shared(course),
  applyType: 1,
  no: course.educationNo,
  title: course.title,
  kindName: COURSE_KIND_NAMES[course.eduType],
  refundKind: course.eduType === 1 ? 'classroom' : 'online',
  day: course.eduDate,
  passDate: null,
});

export const fromExam = (exam: Examination): Offering => ({
  ...shared(exam),
  applyType: 2,
  no: exam.examinationNo,
  title: examTitle(exam),
  kindName: exam.part,
  refundKind: 'exam',
  day: exam.examDate,
  passDate: exam.passDate,
});

export const fromCourseDetail = (course: CourseDetail): OfferingDetail => ({
  ...fromCourse(course),
  ...detail(course),
});
export const fromOfferedExamDetail = (exam: ExamDetail): OfferingDetail => ({ ...fromExam(exam), ...detail(exam) });

/** What either is called in a sentence. */
export const kindWord = (applyType: 1 | 2) => (applyType === 1 ? '교육' : '시험');
