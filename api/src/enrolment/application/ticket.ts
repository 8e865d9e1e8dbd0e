import { EVIDENCE_DAYS } from '@portal/shared/contract/manager';
import { addDays } from '@portal/shared/time';
import type { ExamTerms } from '../../database/types/tables/manager.ts';
import { photoOf } from './photo.ts';
import type { ApplicationRow } from './store.ts';

/** True if the exam required documents when the member applied. */
export const asksEvidence = ({ kind, terms }: Pick<ApplicationRow, 'kind' | 'terms'>): boolean =>
  kind === 'exam' && (terms as ExamTerms).asksEvidence === true;

/** Last day for documents that are checked in time for an exam. */
export const evidenceDueDay = (examDate: string): string => addDays(examDate, -EVIDENCE_DAYS);

/**
 * Returns the first missing requirement of an exam's ticket: the photo, by which proctors identify the applicant, then
 * accepted documents. Null if none is missing.
 */
export function lackOfTicket(
  application: Pick<ApplicationRow, 'kind' | 'terms' | 'answers' | 'evidence_state'>,
): 'photo' | 'evidence' | null {
  if (application.kind !== 'exam') return null;
  if (photoOf(application) === '') return 'photo';
  return asksEvidence(application) && application.evidence_state !== 'ACCEPTED' ? 'evidence' : null;
}

/** True if a ticket can be printed. */
export const hasTicket = (application: ApplicationRow): boolean =>
  application.kind === 'exam' && application.status === 'CONFIRMED' && lackOfTicket(application) === null;
