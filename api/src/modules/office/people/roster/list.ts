import type { Calls, CallValue } from '@portal/shared/contract';
import { ROSTER_STATUS_NAMES, type RosterStatus } from '@portal/shared/contract/roster';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage } from '../../../../database/page.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { maskedName } from '../members/masked.ts';
import { dueIn, regionName, rosterIn } from './query.ts';

const ALLOWED: Record<RosterStatus, ('register' | 'refuse' | 'putBack')[]> = {
  NOT_SENT: [],
  SENT: ['register', 'refuse'],
  REGISTERED: [],
  REFUSED: ['putBack'],
};

/** Lists roster entries in a state: unsent ones by due time, others newest first. */
export function listRoster(
  { status, batchNo, page, limit, ...scope }: CallValue<Calls['officeRoster']>,
  { db, now }: MemberContext,
) {
  const inState =
    status === 'NOT_SENT' ? dueIn(db, scope) : rosterIn(db, scope).where('roster_entry.status', '=', status);
  const ofBatch = batchNo === undefined ? inState : inState.where('roster_entry.batch_no', '=', batchNo);
  const shown = ofBatch
    .selectAll('roster_entry')
    .select(['member.name', 'member.bssh_nm', regionName.as('region_name')])
    .orderBy(
      status === 'NOT_SENT' ? 'roster_entry.due_at' : 'roster_entry.sent_at',
      status === 'NOT_SENT' ? 'asc' : 'desc',
    )
    .orderBy('roster_entry.roster_no', status === 'NOT_SENT' ? 'asc' : 'desc');
  return listPage(shown, { page, limit }, (row) => ({
    rosterNo: row.roster_no,
    name: maskedName(row.name),
    memberNo: row.member_no,
    business: row.bssh_nm ?? '',
    licence: row.lcns_no,
    regionName: row.region_name,
    status: row.status,
    statusName: ROSTER_STATUS_NAMES[row.status],
    enteredAt: seoulTimestamp(row.entered_at),
    dueAt: seoulTimestamp(row.due_at),
    isOverdue: row.status === 'NOT_SENT' && row.due_at <= now,
    sentAt: row.sent_at && seoulTimestamp(row.sent_at),
    batchNo: row.batch_no,
    registeredAt: row.registered_at && seoulTimestamp(row.registered_at),
    reason: row.reason,
    allowedActions: ALLOWED[row.status],
  }));
}
