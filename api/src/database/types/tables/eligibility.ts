import type { Generated } from 'kysely';
import type { EvidencePaper, EvidenceStatus, Ground } from '@portal/shared/contract/manager';

/** Evidence that a member submitted for the exams of a grade. */
interface EligibilityEvidenceTable {
  evidence_no: Generated<number>;
  member_no: number;
  grade: 1 | 2;
  ground: Ground;
  status: EvidenceStatus;
  submitted_at: Date;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  /** Reason of the rejection. */
  reason: Generated<string>;
  /** Last day on which accepted evidence is valid; null: no limit. */
  valid_until: Generated<string | null>;
}

/** A document of the evidence. */
interface EligibilityFileTable {
  evidence_no: number;
  /** From 1. */
  file_no: number;
  paper: EvidencePaper;
  path: string;
  file_name: string;
}

export interface EligibilityTables {
  eligibility_evidence: EligibilityEvidenceTable;
  eligibility_file: EligibilityFileTable;
}
