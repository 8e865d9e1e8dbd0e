import { inTransaction } from '../../../database/transaction.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError, keepWrites, type CommittedRefusal } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext, MemberContext } from '../../../pipeline/handler.ts';
import { findMember } from '../account/store.ts';
import { countWrongPassword, forgetWrongPasswords, isPaused } from './failedLogins.ts';
import { isPassword } from './hash.ts';
import { isLocked } from './lock.ts';

/**
 * Returns the caller's row, for actions that require the password in addition to a session. A wrong one counts like a
 * wrong one at the login, so that a stolen session cannot be used to guess passwords.
 */
export async function verifyOwnPassword(
  password: string,
  context: MemberContext,
): Promise<MemberRow | CommittedRefusal> {
  const member = await findMember(context.db, context.caller.memberNo);
  if (!member || member.status === 'WITHDRAWN' || member.status === 'SUSPENDED') throw new BusinessError('MEMBER_GONE');
  return verifyPasswordOf(member, password, context);
}

/** Verifies the password of an account that was identified without a session. */
export async function verifyPasswordOf(
  member: MemberRow,
  password: string,
  context: CallContext,
): Promise<MemberRow | CommittedRefusal> {
  const { db, now } = context;
  const userId = member.user_id ?? '';
  const matches = await isPassword(member.password_hash, password, context.passwordCost);
  if (matches && !isLocked(member, now) && !(await isPaused(userId, context))) {
    await forgetWrongPasswords(userId, context);
    return member;
  }
  await inTransaction(db, async (transaction) => {
    const inside = { ...context, db: transaction };
    if (!matches) await countWrongPassword(userId, inside);
    await recordAudit(inside, 'password refused', member.member_no);
  });
  return keepWrites(new BusinessError('PASSWORD_CURRENT_WRONG'));
}
