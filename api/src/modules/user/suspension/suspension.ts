import type { MemberRow } from '../../../database/types/tables/user.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { isLocked } from '../password/lock.ts';
import { endSessions } from '../session/session.ts';

type Context = Pick<CallContext, 'db' | 'now' | 'ip' | 'log'>;

/**
 * Returns true if an account can be suspended. An expired lock by wrong passwords remains in the row until the job or a
 * login ends it.
 */
export const mayBeSuspended = (member: Pick<MemberRow, 'status' | 'locked_until'>, now: Date): boolean =>
  member.status === 'ACTIVE' || (member.status === 'LOCKED' && !isLocked(member, now));

/**
 * Suspends an account: every session ends at once. Applications, payments and refunds continue. The caller has locked
 * the row. Returns false if the life cycle does not permit it.
 */
export async function suspendAccount(member: MemberRow, context: Context): Promise<boolean> {
  const memberNo = member.member_no;
  const lockOver = !isLocked(member, context.now);
  const status =
    member.status === 'LOCKED' &&
    (await moveAccount(member, { event: 'unlock', by: 'system', guards: { lockOver } }, context))
      ? 'ACTIVE'
      : member.status;
  if (!(await moveAccount({ ...member, status }, { event: 'suspend', by: 'staff' }, context))) return false;
  await endSessions(context.db, memberNo, 'gone');
  await recordAudit(context, 'suspended', memberNo);
  return true;
}

/**
 * Makes a suspended account active again. This counts as a use, so that nobody becomes dormant for the time in which
 * logging in was rejected. The caller has locked the row.
 */
export async function reinstateAccount(member: MemberRow, context: Context): Promise<boolean> {
  const memberNo = member.member_no;
  if (!(await moveAccount(member, { event: 'reinstate', by: 'staff' }, context))) return false;
  await context.db
    .updateTable('member')
    .set({ last_login_at: context.now, dormancy_notice_at: null, locked_until: null })
    .where('member_no', '=', memberNo)
    .execute();
  await recordAudit(context, 'reinstated', memberNo);
  return true;
}
