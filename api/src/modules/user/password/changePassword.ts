import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError, CommittedRefusal } from '../../../errors/errors.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockMember, setPassword } from '../account/store.ts';
import { endSessions } from '../session/session.ts';
import { hashPassword } from './hash.ts';
import { ownerOf, requireStrongPassword } from './requireStrong.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/** Replaces the password after checking the current one. The member's other sessions end. */
export async function changePassword(
  { currentPw, userPw }: CallValue<Calls['changePassword']>,
  context: MemberContext,
) {
  const { db, now, caller } = context;
  const verified = await verifyOwnPassword(currentPw, context);
  if (verified instanceof CommittedRefusal) return verified;
  if (currentPw === userPw) throw new BusinessError('PASSWORD_REUSED');
  requireStrongPassword(userPw, ownerOf(verified));
  const passwordHash = await hashPassword(userPw, context.passwordCost);
  await inTransaction(db, async (transaction) => {
    const member = await lockMember(transaction, verified.member_no);
    // Another request has changed it since it was verified.
    if (member?.password_hash !== verified.password_hash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
    await setPassword(transaction, member.member_no, passwordHash);
    await endSessions(transaction, member.member_no, 'displaced', caller.sessionNo);
    const { member_no: memberNo } = member;
    const subjectNo = await recordAudit({ ...context, db: transaction }, 'password changed', memberNo);
    await raiseNotice({ event: 'passwordChanged', memberNo, subjectNo, values: {} }, { db: transaction, now });
  });
  return 1;
}
