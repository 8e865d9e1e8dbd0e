import { seoulDay } from '@portal/shared/time';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { endSessions } from '../session/session.ts';
import { eraseMember } from './eraseMember.ts';
import { hasOpenTasks } from './openTasks.ts';

/**
 * Ends the membership of an account whose owner was verified; its row is locked. Only queues the removal of files and
 * the logging of the withdrawal: `removeErasedFiles` and `logWithdrawals` follow the commit.
 * @throws BusinessError while something is open.
 */
export async function endMembership(
  { member, reason }: { member: MemberRow; reason: string },
  context: Pick<CallContext, 'db' | 'now' | 'ip' | 'log' | 'configuration'>,
): Promise<void> {
  const { db, now } = context;
  const nothingOpen = !(await hasOpenTasks(db, member.member_no, now));
  if (!(await moveAccount(member, { event: 'withdraw', by: 'member', guards: { nothingOpen } }, context)))
    throw new BusinessError('WITHDRAWAL_BLOCKED');
  if (reason)
    await db
      .insertInto('withdrawal_reason')
      .values({ reason, withdrawn_on: seoulDay(now) })
      .execute();
  await eraseMember(member, context);
  await endSessions(db, member.member_no, 'gone');
  await db
    .insertInto('withdrawal_to_log')
    .values({ member_no: member.member_no, withdrawn_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recordAudit(context, 'withdrawn', member.member_no);
}
