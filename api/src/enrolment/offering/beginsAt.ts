import { seoulInstant } from '@portal/shared/time';
import type { EducationTerms, ExaminationTerms } from '../../database/types/tables/manager.ts';
import { isEducationTerms } from './offeringTitle.ts';

/** When a course or an exam begins, by the terms that the member applied under. */
export const beginsAt = (terms: EducationTerms | ExaminationTerms): Date =>
  seoulInstant(isEducationTerms(terms) ? terms.eduDate : terms.examDate, terms.time);
