import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError, CommittedRefusal } from '../../../errors/errors.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { lockOwnMember } from '../account/ownMember.ts';
import { lockPhone } from '../account/store.ts';
import { verifyOwnPassword } from '../password/verifyOwnPassword.ts';
import { endSessions } from '../session/session.ts';

type Input = CallValue<Calls['userUpdateAuth']>;

/**
 * Replaces the phone by one that was verified in this browser, and notifies the member, also at the old phone. Requires
 * the password and not only a session, because the phone can reset the password.
 */
export async function changePhone(input: Input, context: MemberContext) {
  // Before the password is compared: a call without a verified phone must not cost a hash.
  await requireVerifiedPhone({ userPhone: input.userPhone }, context);
  const verified = await verifyOwnPassword(input.userPw, context);
  if (verified instanceof CommittedRefusal) return verified;
  await inTransaction(context.db, (db) => replacePhone(input, verified.password_hash, { ...context, db }));
  return 1;
}

async function replacePhone({ userPhone, authType }: Input, passwordHash: string | null, context: MemberContext) {
  const { db, now, caller } = context;
  await lockPhone(db, userPhone);
  const verified = await requireVerifiedPhone({ userPhone }, context);
  const member = await lockOwnMember(context);
  // Another request has changed the password since it was compared.
  if (member.password_hash !== passwordHash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
  if (await isPhoneTaken(db, userPhone, member.member_no)) throw new BusinessError('ALREADY_MEMBER');
  await consumeVerifiedPhone(verified, context);
  await db
    .updateTable('member')
    .set({ user_phone: userPhone, phone_changed_at: now })
    .where('member_no', '=', member.member_no)
    .execute();
  await endSessions(db, member.member_no, 'displaced', caller.sessionNo);
  const subjectNo = await recordAudit(context, 'phone changed', member.member_no, { authType });
  const { member_no: memberNo, user_phone: formerPhone } = member;
  if (formerPhone !== userPhone)
    await raiseNotice({ event: 'phoneChanged', memberNo, subjectNo, values: {}, formerPhone }, context);
}
