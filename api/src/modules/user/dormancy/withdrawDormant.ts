import type { Calls, CallValue } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError, CommittedRefusal } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberByPhone } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { lockLeavingMember } from '../account/lockLeavingMember.ts';
import { verifyPasswordOf } from '../password/verifyOwnPassword.ts';
import { endMembership } from '../withdrawal/endMembership.ts';
import { removeErasedFiles } from '../withdrawal/erasedFiles.ts';
import { logWithdrawals } from '../withdrawal/withdrawalLog.ts';
import { takeDormantRecord } from './dormantRecord.ts';

/**
 * Ends the membership of a dormant account without releasing it. There is no session: the phone verified in this
 * browser and the password prove the holder.
 */
export async function withdrawDormant(
  { userPhone, name, userPw, reason }: CallValue<Calls['withdrawDormant']>,
  context: CallContext,
) {
  const { db, now, configuration, integrations } = context;
  const verifiedPhone = await requireVerifiedPhone({ userPhone, name }, context);
  const candidate = await findMemberByPhone(db, verifiedPhone);
  if (candidate?.status !== 'DORMANT') throw new BusinessError('ID_UNKNOWN');
  const verified = await verifyPasswordOf(candidate, userPw, context);
  if (verified instanceof CommittedRefusal) return verified;
  await inTransaction(db, async (transaction) => {
    const inside = { ...context, db: transaction };
    const member = await lockUnchanged(transaction, verified);
    await consumeVerifiedPhone(verifiedPhone, inside);
    // The records to be retained by law are partly in the dormant record.
    const record = await takeDormantRecord(transaction, configuration.encryptionKeys, member.member_no);
    await endMembership({ member: { ...member, ...record }, reason }, inside);
  });
  context.afterCommit(() => logWithdrawals(db, integrations.files, verified.member_no));
  context.afterCommit(() => removeErasedFiles(db, integrations.files, now));
  return 1;
}

/** Locks the account if it is still dormant and has the compared password. */
async function lockUnchanged(db: Queries, verified: MemberRow): Promise<MemberRow> {
  const member = await lockLeavingMember(db, verified.member_no);
  if (member?.status !== 'DORMANT') throw new BusinessError('ID_UNKNOWN');
  if (member.password_hash !== verified.password_hash) throw new BusinessError('PASSWORD_CURRENT_WRONG');
  return member;
}
