import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { findMemberById } from './store.ts';

/** 0 when nobody has the id. */
export async function duplicationId({ userId }: CallValue<Calls['duplicationId']>, { db }: CallContext) {
  if (await findMemberById(db, userId)) throw new BusinessError('ID_TAKEN');
  return 0;
}

/** 0 when the person whose phone was proved here is no member yet. */
export async function userDuplicateValidCheck(
  input: CallValue<Calls['userDuplicateValidCheck']>,
  context: CallContext,
) {
  await requireVerifiedPhone(context, input);
  if (await isPhoneTaken(context.db, input.userPhone)) throw new BusinessError('ALREADY_MEMBER');
  return 0;
}
