import type { MemberRow } from '../../../database/tables/user.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, keepWrites, type KeptWrites } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { countFailedLogin, findMember, isLocked } from '../account/store.ts';
import { LOCK_MS, MAX_WRONG_PASSWORDS } from '../login/login.ts';
import { isPassword } from './hash.ts';

/**
 * The row of a member who shows to know the password, for what a stolen session alone must not do. A wrong one counts
 * like one at the login, so that a session is no way to try passwords out.
 */
export async function verifyOwnPassword(password: string, context: MemberContext): Promise<MemberRow | KeptWrites> {
  const { db, caller, now } = context;
  const member = await findMember(db, caller.memberNo);
  if (!member || member.status === 'WITHDRAWN' || member.status === 'SUSPENDED') throw new BusinessError('MEMBER_GONE');
  const locked = isLocked(member, now);
  const right = await isPassword(member.password_hash, password);
  if (right && !locked) return member;
  await inTransaction(db, async (transaction) => {
    if (!right && !locked)
      await countFailedLogin(transaction, member.member_no, MAX_WRONG_PASSWORDS, new Date(now.getTime() + LOCK_MS));
    await recordAudit({ ...context, db: transaction }, 'password refused', member.member_no);
  });
  return keepWrites(new BusinessError('PASSWORD_CURRENT_WRONG'));
}
