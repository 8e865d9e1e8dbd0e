import { sql } from 'kysely';
import { examTitle } from '@portal/shared/papers';
import type { CourseTerms, ExamTerms, OfferingKind } from '../../database/types/tables/manager.ts';

/** True for a course's terms; false for an exam's. */
export const isCourseTerms = (terms: CourseTerms | ExamTerms): terms is CourseTerms => 'title' in terms;

/** Title of a course or exam in one line. */
export const offeringTitle = (terms: CourseTerms | ExamTerms): string =>
  isCourseTerms(terms) ? terms.title : examTitle(terms);

/** SQL of the same title over the tables of courses and of exams. */
export const OFFERING_TITLES = {
  education: sql<string>`title`,
  exam: sql<string>`year || '년 제' || rounds || '회 ' || examination_name || ' ' || part`,
} satisfies Record<OfferingKind, unknown>;
