import { ROSTER_STATUS_NAMES } from '@portal/shared/contract/roster';
import { seoulTimestamp } from '@portal/shared/time';
import type { MemberContext } from '../../../pipeline/handler.ts';

const stampOf = (at: Date | null) => at && seoulTimestamp(at);

/** Roster status of the member for hygiene education; an open entry comes before a completed one. */
export async function viewOwnRoster(_input: object, { db, caller }: MemberContext) {
  const member = await db
    .selectFrom('member')
    .select(['lcns_no', 'bssh_nm'])
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  const entry = await db
    .selectFrom('roster_entry')
    .selectAll()
    .where('member_no', '=', caller.memberNo)
    .orderBy((of) => of('status', '=', 'REGISTERED'))
    .orderBy('roster_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  // A member who has removed the business before it was sent is not sent.
  const isOn = entry !== undefined && (entry.status !== 'NOT_SENT' || Boolean(member?.lcns_no));
  return {
    status: isOn ? entry.status : null,
    statusName: isOn ? ROSTER_STATUS_NAMES[entry.status] : '',
    business: member?.lcns_no ? (member.bssh_nm ?? '') : '',
    dueAt: isOn && entry.status === 'NOT_SENT' ? seoulTimestamp(entry.due_at) : null,
    sentAt: isOn ? stampOf(entry.sent_at) : null,
    registeredAt: isOn ? stampOf(entry.registered_at) : null,
    reason: isOn ? entry.reason : '',
  };
}
