import type { Calls, CallValue } from '@portal/shared/contract';
import { DAY_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { consumeCheck } from '../../auth/identity/provedPerson.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { lockMember, setPassword } from '../account/store.ts';
import { forgetWrongPasswords } from '../password/failedLogins.ts';
import { hashPassword, isPassword } from '../password/hash.ts';
import { ownerOf, requireStrongPassword } from '../password/requireStrong.ts';
import { endSessions } from '../session/session.ts';
import { findHolder } from './findHolder.ts';

/** Time for which a new phone is not enough to set a new password. */
const NEW_PHONE_MS = DAY_MS;

/**
 * Without a password: checks that the id and the verified phone, or the person identified with a new one, belong to the
 * same account. With a password: sets it and consumes the verification. The previous password is rejected without
 * consuming the verification; only the first of several concurrent tries gets this response, so that nobody learns an
 * old password by guessing.
 */
export async function findPassword(input: CallValue<Calls['findPw']>, context: CallContext) {
  const verified = await requireVerifiedPhone(input, context);
  const holder = await findHolder(input, context);
  if (holder?.member.user_id?.toLowerCase() !== input.userId.toLowerCase()) throw new BusinessError('ID_UNKNOWN');
  const { member, proved, isByCi } = holder;
  if (!isByCi && hasNewPhone(member.phone_changed_at, context.now)) throw new BusinessError('PHONE_JUST_CHANGED');
  if (input.userPw === undefined) return 1;
  requireStrongPassword(input.userPw, ownerOf(member));
  const isReused = await isPassword(member.password_hash, input.userPw, context.passwordCost);
  const passwordHash = await hashPassword(input.userPw, context.passwordCost);
  await inTransaction(context.db, async (db) => {
    await consumeVerifiedPhone(verified, { ...context, db });
    if (proved && !(await consumeCheck(proved.identity, { db }))) throw new BusinessError('PHONE_NOT_VERIFIED');
    if (isReused) throw new BusinessError('PASSWORD_REUSED');
    await resetPassword({ memberNo: member.member_no, passwordHash }, { ...context, db });
  });
  return 1;
}

/** Until then the owner of the old phone, who was notified, can object. */
const hasNewPhone = (changedAt: Date | null, now: Date) =>
  changedAt !== null && now.getTime() - changedAt.getTime() < NEW_PHONE_MS;

async function resetPassword(
  { memberNo, passwordHash }: { memberNo: number; passwordHash: string },
  context: CallContext,
): Promise<void> {
  const { db } = context;
  const member = await lockMember(db, memberNo);
  if (!member?.user_phone) throw new BusinessError('ID_UNKNOWN');
  await setPassword(db, memberNo, passwordHash);
  // The pause and the lock protected the old password.
  await forgetWrongPasswords(member.user_id ?? '', context);
  if (member.status === 'LOCKED')
    await moveAccount(member, { event: 'unlock', by: 'system', guards: { lockOver: true } }, context);
  await endSessions(db, memberNo, 'displaced');
  const subjectNo = await recordAudit(context, 'password reset', memberNo);
  await raiseNotice({ event: 'passwordChanged', memberNo, subjectNo, values: {} }, context);
}
