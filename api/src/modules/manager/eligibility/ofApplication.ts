import { EVIDENCE_DAYS } from '@portal/shared/contract/manager';
import { addDays } from '@portal/shared/time';
import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';
import { asksEvidence } from '../../../enrolment/application/ticket.ts';

type Application = Pick<ApplicationRow, 'kind' | 'terms' | 'evidence_state'>;

/** Last day for papers that are checked in time for an exam. */
export const evidenceDueDay = (examDate: string): string => addDays(examDate, -EVIDENCE_DAYS);

/** State of the papers for an application; null if the exam requires none. */
export const presentApplicationEvidence = (application: Application) =>
  asksEvidence(application)
    ? {
        state: application.evidence_state ?? ('NONE' as const),
        dueDay: evidenceDueDay((application.terms as ExamTerms).examDate),
      }
    : null;
