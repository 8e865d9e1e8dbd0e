import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberByPhone } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';

/** The id of the member whose phone was verified in this browser. */
export async function findId(input: CallValue<Calls['findId']>, context: CallContext) {
  await requireVerifiedPhone(input, context);
  const member = await findMemberByPhone(context.db, input);
  if (!member) throw new BusinessError('PHONE_UNKNOWN');
  await recordAudit(context, 'id found', member.member_no);
  return { userId: member.user_id ?? '', joinDate: seoulTimestamp(member.joined_at) };
}
