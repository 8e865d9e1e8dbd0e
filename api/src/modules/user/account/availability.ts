import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { findMemberByUserId } from './store.ts';

/** Answers 0 when nobody has the id. */
export async function checkUserIdAvailable({ userId }: CallValue<Calls['duplicationId']>, { db }: CallContext) {
  if (await findMemberByUserId(db, userId)) throw new BusinessError('ID_TAKEN');
  return 0;
}

/** Answers 0 when the person whose phone was verified in this browser is not a member yet. */
export async function checkPersonAvailable(input: CallValue<Calls['userDuplicateValidCheck']>, context: CallContext) {
  await requireVerifiedPhone(input, context);
  if (await isPhoneTaken(context.db, input.userPhone)) throw new BusinessError('ALREADY_MEMBER');
  return 0;
}
