import { sql } from 'kysely';
import type { InvoiceStatus } from '@portal/shared/contract/manager';
import type { Queries } from '../../../database/types/tables.ts';
import type { GroupRow } from '../../../database/types/tables/group.ts';
import { findOwn, type ApplicationRow } from '../../../enrolment/application/store.ts';
import { wasPresent } from '../../../enrolment/attendance/store.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import type { SeatWithPerson } from './allowedActions.ts';

/** Own group of the caller: its application, offering and seats. */
export interface OwnGroup {
  application: ApplicationRow;
  group: GroupWithInvoice;
  /** Active seats by position, then replaced ones. */
  seats: SeatWithPerson[];
}

/** Seats of groups, by the number of the group. */
export async function listSeats(groupNos: readonly number[], db: Queries): Promise<Map<number, SeatWithPerson[]>> {
  if (groupNos.length === 0) return new Map();
  const seats = await db
    .selectFrom('group_seat')
    .leftJoin('application', 'application.application_no', 'group_seat.application_no')
    .selectAll('group_seat')
    .select(['application.status as person_status', wasPresent.as('was_present')])
    .where('group_no', 'in', groupNos)
    .orderBy(sql`group_seat.status = 'REPLACED'`)
    .orderBy('position')
    .orderBy('seat_no')
    .execute();
  const ofGroup = (groupNo: number) => seats.filter(({ group_no }) => group_no === groupNo);
  return new Map(groupNos.map((groupNo) => [groupNo, ofGroup(groupNo)]));
}

/** Group with the status of its invoice; null without one. */
export interface GroupWithInvoice extends GroupRow {
  invoice_status: InvoiceStatus | null;
}

export const listGroupRows = (groupNos: readonly number[], db: Queries): Promise<GroupWithInvoice[]> =>
  groupNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('employer_group')
        .leftJoin('group_invoice', 'group_invoice.group_no', 'employer_group.group_no')
        .selectAll('employer_group')
        .select('group_invoice.status as invoice_status')
        .where('employer_group.group_no', 'in', groupNos)
        .execute();

/** Own group of the caller; 404 for another member's. */
export async function requireOwnGroup(groupNo: number, { db, now, caller }: MemberContext): Promise<OwnGroup> {
  const application = await findOwn(db, { memberNo: caller.memberNo, kind: 'group', now }, groupNo);
  const [group] = application ? await listGroupRows([groupNo], db) : [];
  if (!application || !group) throw new HttpError('NOT_FOUND');
  return { application, group, seats: (await listSeats([groupNo], db)).get(groupNo) ?? [] };
}
