import type { MemberRow } from '../../../database/tables/user.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, keepWrites, type KeptWrites } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { findMember } from '../account/store.ts';
import { isPassword } from './hash.ts';
import { countWrongPassword, isLocked } from './lock.ts';

/**
 * The caller's row, for actions that need the password and not only a session. A wrong one counts like a wrong one at
 * the login, so that a stolen session cannot be used to try passwords.
 */
export async function verifyOwnPassword(password: string, context: MemberContext): Promise<MemberRow | KeptWrites> {
  const { db, caller, now } = context;
  const member = await findMember(db, caller.memberNo);
  if (!member || member.status === 'WITHDRAWN' || member.status === 'SUSPENDED') throw new BusinessError('MEMBER_GONE');
  const locked = isLocked(member, now);
  const matches = await isPassword(member.password_hash, password);
  if (matches && !locked) return member;
  await inTransaction(db, async (transaction) => {
    if (!matches && !locked) await countWrongPassword(member.member_no, { db: transaction, now });
    await recordAudit({ ...context, db: transaction }, 'password refused', member.member_no);
  });
  return keepWrites(new BusinessError('PASSWORD_CURRENT_WRONG'));
}
