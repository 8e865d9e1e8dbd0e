import { seoulInstant } from '@portal/shared/time';
import type { CourseTerms, ExamTerms } from '../../database/types/tables/manager.ts';
import { isCourseTerms } from './offeringTitle.ts';

/** When a course or an exam begins, by terms. */
export const beginsAt = (terms: CourseTerms | ExamTerms): Date =>
  seoulInstant(isCourseTerms(terms) ? terms.eduDate : terms.examDate, terms.time);

/** When its results are announced, by terms; null of a course. */
export const announcedBy = (terms: CourseTerms | ExamTerms): Date | null =>
  isCourseTerms(terms) ? null : seoulInstant(terms.passDate, terms.passTime);
