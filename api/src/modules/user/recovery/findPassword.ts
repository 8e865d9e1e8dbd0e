import type { Calls, CallValue } from '@portal/shared/contract';
import { toMoment } from '../../../clock/seoul.ts';
import type { MemberRow } from '../../../database/tables/user.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findPerson } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { NOTICE_TEXTS, queueNotice } from '../account/notices.ts';
import { lockMember, setPassword } from '../account/store.ts';
import { hashPassword } from '../password/hash.ts';
import { endSessions } from '../session/session.ts';

/** The id of the member whose phone was proved in this browser. */
export async function findId(input: CallValue<Calls['findId']>, context: CallContext) {
  await requireVerifiedPhone(context, input);
  const member = await findPerson(context.db, input);
  if (!member) throw new BusinessError('PHONE_UNKNOWN');
  await recordAudit(context, 'id found', member.member_no);
  return { userId: member.user_id ?? '', joinDate: toMoment(member.joined_at) };
}

/** Without a password: whether the account is the one of the proved phone. With one: sets it, and uses the proof up. */
export async function findPw(input: CallValue<Calls['findPw']>, context: CallContext) {
  const verified = await requireVerifiedPhone(context, input);
  const member = await findPerson(context.db, input);
  if (!member || member.user_id?.toLowerCase() !== input.userId.toLowerCase()) throw new BusinessError('ID_UNKNOWN');
  if (input.userPw === undefined) return 1;
  const passwordHash = await hashPassword(input.userPw);
  await inTransaction(context.db, async (db) => {
    await consumeVerifiedPhone({ ...context, db }, verified);
    await resetPassword({ ...context, db }, member, passwordHash);
  });
  return 1;
}

async function resetPassword(
  context: CallContext,
  { member_no: memberNo }: MemberRow,
  passwordHash: string,
): Promise<void> {
  const { db, now, log, configuration } = context;
  const member = await lockMember(db, memberNo);
  if (!member?.user_phone) throw new BusinessError('ID_UNKNOWN');
  await setPassword(db, memberNo, passwordHash);
  // The lock was on guessing the password that is no more.
  if (member.status === 'LOCKED')
    await moveAccount(db, member, { event: 'unlock', by: 'system', guards: { lockOver: true } }, log);
  await endSessions(db, memberNo, 'displaced');
  await queueNotice(db, configuration.encryptionKeys, now, {
    kind: 'password changed',
    memberNo,
    userPhone: member.user_phone,
    text: NOTICE_TEXTS['password changed'](),
    about: now.toISOString(),
  });
  await recordAudit(context, 'password reset', memberNo);
}
