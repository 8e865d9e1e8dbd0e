import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberByPhone } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { lockMember } from '../account/store.ts';
import { takeDormantRecord } from './dormantRecord.ts';

/** Makes the dormant account of a verified phone active again. */
export async function releaseDormant({ userPhone, name }: CallValue<Calls['userModifyStatus']>, context: CallContext) {
  const { db, now, configuration } = context;
  // If omitted, the name is the verified one.
  const verified = await requireVerifiedPhone(name ? { userPhone, name } : { userPhone }, context);
  const candidate = await findMemberByPhone(db, verified);
  const member = candidate && (await lockMember(db, candidate.member_no));
  const isReleased =
    member !== undefined &&
    (await moveAccount(member, { event: 'release', by: 'member', guards: { phoneVerified: true } }, context));
  if (!isReleased) throw new BusinessError('ID_UNKNOWN');
  const columns = await takeDormantRecord(db, configuration.encryptionKeys, member.member_no);
  await db
    .updateTable('member')
    // A release counts as a use: the twelve months start again.
    .set({ ...columns, last_login_at: now, dormant_at: null, dormancy_notice_at: null })
    .where('member_no', '=', member.member_no)
    .execute();
  await recordAudit(context, 'released from dormancy', member.member_no);
  return 1;
}
