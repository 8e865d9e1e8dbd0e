import { sql } from 'kysely';
import type { EvidenceStatus } from '@portal/shared/contract/manager';

/**
 * How the papers of the row of `application` stand for the day of its exam: accepted ones that hold then, else the
 * newest; null where nothing was handed in.
 */
export const evidenceState = sql<EvidenceStatus | null>`(
  select case when bool_or(status = 'ACCEPTED' and (valid_until is null or valid_until >= (application.terms ->> 'examDate')::date))
      then 'ACCEPTED'
    else nullif((array_agg(status order by evidence_no desc))[1], 'ACCEPTED') end
  from eligibility_evidence
  where eligibility_evidence.member_no = application.member_no and eligibility_evidence.grade = application.grade
    and application.kind = 'exam'
)`;

/** Whether the exam of the row of `application` asked for papers when its member applied. */
export const asksEvidence = sql<boolean>`coalesce((application.terms ->> 'asksEvidence')::boolean, false)`;
