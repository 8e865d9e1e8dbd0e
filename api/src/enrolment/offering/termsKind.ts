import type { CourseTerms, ExamTerms, OfferingKind } from '../../database/types/tables/manager.ts';
import { isCourseTerms } from './offeringTitle.ts';

/** Whether an application is for a course or for an exam, by its terms: a group's kind does not say it. */
export const termsKind = (terms: CourseTerms | ExamTerms): OfferingKind =>
  isCourseTerms(terms) ? 'education' : 'exam';
