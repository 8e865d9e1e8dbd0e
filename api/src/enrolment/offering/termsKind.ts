import type { CourseTerms, ExamTerms, OfferingKind } from '../../database/types/tables/manager.ts';
import { isCourseTerms } from './offeringTitle.ts';

/** Kind of course or exam by the terms, because a group's kind does not show it. */
export const termsKind = (terms: CourseTerms | ExamTerms): OfferingKind =>
  isCourseTerms(terms) ? 'education' : 'exam';
