import type { CourseTerms, ExamTerms } from '../../database/types/tables/manager.ts';

/** Whether these are the terms of a course; else they are those of an exam. */
export const isCourseTerms = (terms: CourseTerms | ExamTerms): terms is CourseTerms => 'title' in terms;

/** What a course or an exam is called in one line. */
export const offeringTitle = (terms: CourseTerms | ExamTerms): string =>
  isCourseTerms(terms) ? terms.title : `${terms.year}년 제${terms.rounds}회 ${terms.examinationName} ${terms.part}`;
