import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { asksEvidence, evidenceDueDay } from '../../../enrolment/application/ticket.ts';

type Application = Pick<ApplicationRow, 'kind' | 'terms' | 'evidence_state'>;

/** State of the papers for an application; null if the exam requires none. */
export const presentApplicationEvidence = (application: Application) =>
  asksEvidence(application)
    ? {
        state: application.evidence_state ?? ('NONE' as const),
        dueDay: evidenceDueDay((application.terms as ExamTerms).examDate),
      }
    : null;
