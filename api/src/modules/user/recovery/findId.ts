import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { BusinessError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { findHolder } from './findHolder.ts';

/** Returns the id of the member with the phone verified in this browser, or identified in it with a new phone. */
export async function findId(input: CallValue<Calls['findId']>, context: CallContext) {
  await requireVerifiedPhone(input, context);
  const holder = await findHolder(input, context);
  if (!holder) throw new BusinessError('PHONE_UNKNOWN');
  const { member } = holder;
  await recordAudit(context, 'id found', member.member_no);
  return { userId: member.user_id ?? '', joinDate: seoulTimestamp(member.joined_at) };
}
