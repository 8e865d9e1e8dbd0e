import { APPLICATION_STATUS_NAMES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { ApplicationRow } from '../../../enrolment/application/store.ts';

/** Scores as the member may read them: sealed until the announcement, like the result. */
export const presentScores = ({ status, announced_at, score_sheet }: ApplicationRow, now: Date) => {
  const isOut = (status === 'PASSED' || status === 'FAILED') && announced_at !== null && announced_at <= now;
  return isOut ? score_sheet : null;
};

/** Corrections of an announced result, oldest first. */
export async function listCorrections(db: Queries, applicationNo: number) {
  const rows = await db
    .selectFrom('result_correction')
    .select(['decided_at', 'from_status', 'to_status', 'reason'])
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'DONE')
    .where('is_announced', '=', true)
    .orderBy('correction_no')
    .execute();
  return rows.map(({ decided_at, from_status, to_status, reason }) => ({
    correctedAt: seoulTimestamp(decided_at ?? new Date(0)),
    fromName: APPLICATION_STATUS_NAMES[from_status],
    toName: APPLICATION_STATUS_NAMES[to_status],
    reason,
  }));
}
