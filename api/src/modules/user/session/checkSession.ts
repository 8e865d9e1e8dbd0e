import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Whether the token that came with the request is of a live session, and if not, why. */
export async function checkSession(
  _input: CallValue<Calls['userLoginSessionCheck']>,
  { sessionState }: Pick<CallContext, 'sessionState'>,
) {
  if (sessionState === 'displaced') throw new BusinessError('SESSION_DISPLACED');
  if (sessionState === 'gone') throw new BusinessError('MEMBER_GONE');
  if (sessionState !== 'live') throw new HttpError('NO_SESSION');
  return null;
}
