import { sql } from 'kysely';
import type { EvidenceStatus } from '@portal/shared/contract/manager';

/**
 * SQL state of the row's documents on the day of its exam: accepted and valid then, else that of the newest; null if
 * none was submitted.
 */
export const evidenceState = sql<EvidenceStatus | null>`(
  select case when bool_or(status = 'ACCEPTED' and (valid_until is null or valid_until >= (application.terms ->> 'examDate')::date))
      then 'ACCEPTED'
    else nullif((array_agg(status order by evidence_no desc))[1], 'ACCEPTED') end
  from eligibility_evidence
  where eligibility_evidence.member_no = application.member_no and eligibility_evidence.grade = application.grade
    and application.kind = 'exam'
)`;

/** SQL condition: the exam required documents when the member applied. */
export const asksEvidence = sql<boolean>`coalesce((application.terms ->> 'asksEvidence')::boolean, false)`;
