import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { noSession } from '../../../pipeline/session.ts';

/** Checks that the request's token belongs to a live session of this application; otherwise throws the reason. */
export async function checkSession(
  { applicationId }: CallValue<Calls['userLoginSessionCheck']>,
  { sessionState, caller }: Pick<CallContext, 'sessionState' | 'caller'>,
) {
  if (sessionState === 'displaced') throw new BusinessError('SESSION_DISPLACED');
  if (sessionState === 'gone') throw new BusinessError('MEMBER_GONE');
  if (sessionState !== 'live' || caller?.clientId !== applicationId) throw noSession(sessionState);
  return null;
}
