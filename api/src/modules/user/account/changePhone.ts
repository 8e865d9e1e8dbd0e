import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { NOTICE_TEXTS, queueNotice } from './notices.ts';
import { lockOwnMember } from './ownMember.ts';
import { lockPhone } from './store.ts';

/** Replaces the phone by one that was verified in this browser, and notifies the old phone. */
export async function changePhone({ userPhone, authType }: CallValue<Calls['userUpdateAuth']>, context: MemberContext) {
  const { db, now } = context;
  await lockPhone(db, userPhone);
  const verified = await requireVerifiedPhone({ userPhone }, context);
  const member = await lockOwnMember(context);
  if (await isPhoneTaken(db, userPhone, member.member_no)) throw new BusinessError('ALREADY_MEMBER');
  await consumeVerifiedPhone(verified, context);
  await db.updateTable('member').set({ user_phone: userPhone }).where('member_no', '=', member.member_no).execute();
  if (member.user_phone && member.user_phone !== userPhone) {
    await queueNotice(
      {
        kind: 'phone changed',
        memberNo: member.member_no,
        userPhone: member.user_phone,
        text: NOTICE_TEXTS['phone changed'](),
        occasion: now.toISOString(),
      },
      context,
    );
  }
  await recordAudit(context, 'phone changed', member.member_no, { authType });
  return 1;
}
