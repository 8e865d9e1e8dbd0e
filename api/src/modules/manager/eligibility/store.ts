import type { Selectable } from 'kysely';
import { EVIDENCE_STATUS_NAMES, GROUND_NAMES, PAPER_NAMES } from '@portal/shared/contract/manager';
import { seoulDay, seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { EligibilityTables } from '../../../database/types/tables/eligibility.ts';
import { VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';

export type EvidenceRow = Selectable<EligibilityTables['eligibility_evidence']>;
type FileRow = Selectable<EligibilityTables['eligibility_file']>;

/** Newest papers of a member for a grade. */
export const findNewestEvidence = (db: Queries, memberNo: number, grade: 1 | 2): Promise<EvidenceRow | undefined> =>
  db
    .selectFrom('eligibility_evidence')
    .selectAll()
    .where('member_no', '=', memberNo)
    .where('grade', '=', grade)
    .orderBy('evidence_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Files of papers, in their order. */
export const listEvidenceFiles = async (db: Queries, evidenceNos: readonly number[]): Promise<FileRow[]> =>
  evidenceNos.length === 0
    ? []
    : db
        .selectFrom('eligibility_file')
        .selectAll()
        .where('evidence_no', 'in', evidenceNos)
        .orderBy('evidence_no')
        .orderBy('file_no')
        .execute();

/** Returns true if papers can be submitted: not while others are being checked, nor while accepted ones are valid. */
export const canSubmit = (newest: EvidenceRow | undefined, now: Date): boolean => {
  if (!newest || newest.status === 'RETURNED') return true;
  if (newest.status === 'SUBMITTED') return false;
  return newest.valid_until !== null && newest.valid_until < seoulDay(now);
};

/** Returns true if the member has a valid certificate of grade 2 from the association, of which no copy is required. */
export async function hasOwnCertificate(db: Queries, memberNo: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificate')
    .select('certificate_no')
    .where('member_no', '=', memberNo)
    .where('grade', '=', 2)
    .where('status', 'in', VALID_CERTIFICATE_STATES)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Papers as shown to the member and the office. */
export const presentEvidence = (row: EvidenceRow) => ({
  evidenceNo: row.evidence_no,
  ground: row.ground,
  groundName: GROUND_NAMES[row.ground],
  status: row.status,
  statusName: EVIDENCE_STATUS_NAMES[row.status],
  submittedAt: seoulTimestamp(row.submitted_at),
  reason: row.reason,
  validUntil: row.valid_until,
});

export const presentEvidenceFile = ({ paper, file_name }: FileRow) => ({
  paperName: PAPER_NAMES[paper],
  fileName: file_name,
});
