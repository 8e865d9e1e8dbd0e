import type { ExamTerms } from '../../database/types/tables/manager.ts';
import { photoOf } from './photo.ts';
import type { ApplicationRow } from './store.ts';

/** Whether the exam asked for papers when the member applied. */
export const asksEvidence = ({ kind, terms }: Pick<ApplicationRow, 'kind' | 'terms'>): boolean =>
  kind === 'exam' && (terms as ExamTerms).asksEvidence === true;

/** Whether a ticket can be printed: proctors compare the face with it, and the papers are in order. */
export const hasTicket = (application: ApplicationRow): boolean =>
  application.kind === 'exam' &&
  application.status === 'CONFIRMED' &&
  photoOf(application) !== '' &&
  (!asksEvidence(application) || application.evidence_state === 'ACCEPTED');
