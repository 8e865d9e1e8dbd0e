import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError, HttpError, CommittedRefusal } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockLeavingMember } from '../account/lockLeavingMember.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { verifyOwnPassword } from '../password/verifyOwnPassword.ts';
import { endMembership } from './endMembership.ts';
import { removeErasedFiles } from './erasedFiles.ts';
import { logWithdrawals } from './withdrawalLog.ts';

/** Ends a membership: erases the identity, seals the records required by law, and ends every session. */
export async function withdraw({ userPw, reason }: CallValue<Calls['withdraw']>, context: MemberContext) {
  const { db, now, integrations } = context;
  // The association manages its employees' accounts.
  if (context.caller.role === 'employee') throw new HttpError('FORBIDDEN');
  const verified = await verifyOwnPassword(userPw, context);
  if (verified instanceof CommittedRefusal) return verified;
  await inTransaction(db, async (transaction) => {
    const inside = { ...context, db: transaction };
    const member = await lockLeavingMember(transaction, verified.member_no);
    if (!member || member.status === 'WITHDRAWN') throw new BusinessError('MEMBER_GONE');
    if (member.password_hash !== verified.password_hash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
    if (
      member.status === 'LOCKED' &&
      (await moveAccount(member, { event: 'unlock', by: 'system', guards: { lockOver: true } }, inside))
    )
      member.status = 'ACTIVE';
    await endMembership({ member, reason }, inside);
  });
  context.afterCommit(() => logWithdrawals(db, integrations.files, verified.member_no));
  context.afterCommit(() => removeErasedFiles(db, integrations.files, now));
  return 1;
}
