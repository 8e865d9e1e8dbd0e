import { seoulInstant } from '@portal/shared/time';
import type { CourseTerms, ExamTerms } from '../../database/types/tables/manager.ts';
import { isCourseTerms } from './offeringTitle.ts';

/** Start of a course or exam by its terms. */
export const beginsAt = (terms: CourseTerms | ExamTerms): Date =>
  seoulInstant(isCourseTerms(terms) ? terms.eduDate : terms.examDate, terms.time);

/** Announcement of results by the terms; null for a course. */
export const announcedBy = (terms: CourseTerms | ExamTerms): Date | null =>
  isCourseTerms(terms) ? null : seoulInstant(terms.passDate, terms.passTime);
