import type { CourseTerms, ExamTerms } from '../../database/types/tables/manager.ts';

/** True for a course's terms; false for an exam's. */
export const isCourseTerms = (terms: CourseTerms | ExamTerms): terms is CourseTerms => 'title' in terms;

/** Title of a course or exam in one line. */
export const offeringTitle = (terms: CourseTerms | ExamTerms): string =>
  isCourseTerms(terms) ? terms.title : `${terms.year}년 제${terms.rounds}회 ${terms.examinationName} ${terms.part}`;
