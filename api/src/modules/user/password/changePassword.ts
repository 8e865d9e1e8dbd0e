import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError, KeptWrites } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { NOTICE_TEXTS, queueNotice } from '../account/notices.ts';
import { lockMember, setPassword } from '../account/store.ts';
import { endSessions } from '../session/session.ts';
import { hashPassword } from './hash.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/** Replaces the password, given the present one. The member's other sessions end. */
export async function changePassword(
  { currentPw, userPw }: CallValue<Calls['changePassword']>,
  context: MemberContext,
) {
  const { db, now, caller, configuration } = context;
  const member = await verifyOwnPassword(currentPw, context);
  if (member instanceof KeptWrites) return member;
  if (currentPw === userPw) throw new BusinessError('PASSWORD_REUSED');
  const passwordHash = await hashPassword(userPw);
  await inTransaction(db, async (transaction) => {
    const held = await lockMember(transaction, member.member_no);
    // It was changed by another request in between: what was typed is no longer the present one.
    if (held?.password_hash !== member.password_hash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
    await setPassword(transaction, member.member_no, passwordHash);
    await endSessions(transaction, member.member_no, 'displaced', caller.sessionNo);
    if (held.user_phone) {
      await queueNotice(transaction, configuration.encryptionKeys, now, {
        kind: 'password changed',
        memberNo: member.member_no,
        userPhone: held.user_phone,
        text: NOTICE_TEXTS['password changed'](),
        about: now.toISOString(),
      });
    }
    await recordAudit({ ...context, db: transaction }, 'password changed', member.member_no);
  });
  return 1;
}
