import type { Generated } from 'kysely';
import type { EvidencePaper, EvidenceStatus, Ground } from '@portal/shared/contract/manager';

/** Papers that a member has handed in for the exams of a grade. */
interface EligibilityEvidenceTable {
  evidence_no: Generated<number>;
  member_no: number;
  grade: 1 | 2;
  ground: Ground;
  status: EvidenceStatus;
  submitted_at: Date;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  /** Why they came back. */
  reason: Generated<string>;
  /** The last day on which accepted ones hold; null: for ever. */
  valid_until: Generated<string | null>;
}

/** One of the papers. */
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
