import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { IMPORTED_STATUS_NAMES } from '@portal/shared/contract/manager';
import type { ImportedApplicationRow } from '../../../database/types/tables/imports.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

type ImportedApplications = CallAnswer<Calls['getListImportedApplications']>;

/** Most applications of one member: more than a few a year in twenty years. */
const MAX_SHOWN = 200;

/** The member's own applications of the former system, newest first. */
export async function listOwnImportedApplications(
  { kind }: CallValue<Calls['getListImportedApplications']>,
  { db, caller }: MemberContext,
): Promise<ImportedApplications> {
  const rows = await db
    .selectFrom('imported_application')
    .selectAll()
    .where('member_no', '=', caller.memberNo)
    .where('kind', '=', kind)
    .orderBy('held_on', 'desc')
    .orderBy('imported_application_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(presentImported);
}

export const presentImported = (row: ImportedApplicationRow): ImportedApplications[number] => ({
  importedApplicationNo: row.imported_application_no,
  number: row.number,
  title: row.title,
  rating: row.grade,
  part: row.part,
  place: row.held_in,
  appliedOn: row.applied_on,
  heldOn: row.held_on,
  status: row.status,
  statusName: IMPORTED_STATUS_NAMES[row.status],
  score: row.score,
  paid: row.paid,
  paidBy: row.paid_by,
  paidOn: row.paid_on,
  refunded: row.refunded,
  refundedOn: row.refunded_on,
});
