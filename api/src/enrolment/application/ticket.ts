import type { ExamTerms } from '../../database/types/tables/manager.ts';
import { photoOf } from './photo.ts';
import type { ApplicationRow } from './store.ts';

/** Whether the exam asked for papers when the member applied. */
export const asksEvidence = ({ kind, terms }: Pick<ApplicationRow, 'kind' | 'terms'>): boolean =>
  kind === 'exam' && (terms as ExamTerms).asksEvidence === true;

/** Name of what an exam's ticket lacks: the photo, with which proctors compare the face, then the accepted papers. */
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
