import { CORRECTION_KIND_NAMES, CORRECTION_PROOF_NAMES, CORRECTION_STATUS_NAMES } from '@portal/shared/contract/user';
import { seoulTimestamp } from '@portal/shared/time';
import type { CorrectionRow } from '../../../../database/types/tables/user.ts';

/** Fields of a request in both list and view. */
export const presentCorrection = (row: CorrectionRow & { name: string | null }) => ({
  correctionNo: row.correction_no,
  kind: row.kind,
  kindName: CORRECTION_KIND_NAMES[row.kind],
  name: row.name ?? '',
  isWithoutLogin: row.without_login,
  proof: row.proof,
  proofName: CORRECTION_PROOF_NAMES[row.proof],
  status: row.status,
  statusName: CORRECTION_STATUS_NAMES[row.status],
  requestedAt: seoulTimestamp(row.requested_at),
  dueAt: seoulTimestamp(row.due_at),
  decidableFrom: row.decidable_from && seoulTimestamp(row.decidable_from),
  decidedAt: row.decided_at && seoulTimestamp(row.decided_at),
});
