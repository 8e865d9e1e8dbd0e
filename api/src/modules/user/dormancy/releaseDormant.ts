import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findPerson } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { lockMember } from '../account/store.ts';
import { takeDormantRecord } from './dormantRecord.ts';

/** Makes a dormant account active again, by its proved phone. */
export async function releaseDormant({ userPhone, name }: CallValue<Calls['userModifyStatus']>, context: CallContext) {
  const { db, now, log, configuration } = context;
  // A name that is left out is the one of the proof.
  const verified = await requireVerifiedPhone(context, name ? { userPhone, name } : { userPhone });
  const found = await findPerson(db, verified);
  const member = found && (await lockMember(db, found.member_no));
  const released =
    member !== undefined &&
    (await moveAccount(db, member, { event: 'release', by: 'member', guards: { phoneVerified: true } }, log));
  if (!released) throw new BusinessError('ID_UNKNOWN');
  const apart = await takeDormantRecord(db, configuration.encryptionKeys, member.member_no);
  await db
    .updateTable('member')
    // The twelve months begin anew.
    .set({ ...apart, last_login_at: now, dormant_at: null, dormancy_notice_at: null, failed_logins: 0 })
    .where('member_no', '=', member.member_no)
    .execute();
  await recordAudit(context, 'released from dormancy', member.member_no);
  return 1;
}
