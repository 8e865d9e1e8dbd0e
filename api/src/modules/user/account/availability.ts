import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberNoByCi } from '../../auth/identity/ci.ts';
import { readProvedPerson } from '../../auth/identity/provedPerson.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { findMemberByUserId } from './store.ts';

/** Rejects an existing id with ID_TAKEN. */
export async function checkUserIdAvailable({ userId }: CallValue<Calls['duplicationId']>, { db }: CallContext) {
  if (await findMemberByUserId(db, userId)) throw new BusinessError('ID_TAKEN');
  return 0;
}

/**
 * Rejects with ALREADY_MEMBER if the phone verified in this browser is a member's, and with PERSON_HAS_ACCOUNT if the
 * person identified in it has an account with another phone.
 */
export async function checkPersonAvailable(input: CallValue<Calls['userDuplicateValidCheck']>, context: CallContext) {
  await requireVerifiedPhone(input, context);
  if (await isPhoneTaken(context.db, input.userPhone)) throw new BusinessError('ALREADY_MEMBER');
  const proved = await readProvedPerson({ ...input, purpose: 'join' }, context);
  if (proved?.ci && (await findMemberNoByCi(context.db, context.configuration.encryptionKeys, proved.ci)))
    throw new BusinessError('PERSON_HAS_ACCOUNT');
  return 0;
}
