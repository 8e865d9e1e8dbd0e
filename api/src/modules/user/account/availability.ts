import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { findMemberByUserId } from './store.ts';

/** Refuses with ID_TAKEN an id that somebody has. */
export async function checkUserIdAvailable({ userId }: CallValue<Calls['duplicationId']>, { db }: CallContext) {
  if (await findMemberByUserId(db, userId)) throw new BusinessError('ID_TAKEN');
  return 0;
}

/** Refuses with ALREADY_MEMBER when the phone that was verified in this browser is a member's. */
export async function checkPersonAvailable(input: CallValue<Calls['userDuplicateValidCheck']>, context: CallContext) {
  await requireVerifiedPhone(input, context);
  if (await isPhoneTaken(context.db, input.userPhone)) throw new BusinessError('ALREADY_MEMBER');
  return 0;
}
