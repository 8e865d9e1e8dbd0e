import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { endSession } from './session.ts';

/** Ends the caller's session; does nothing without one. */
export async function logout(_input: CallValue<Calls['logout']>, context: CallContext) {
  const { db, caller } = context;
  if (caller) {
    await endSession(db, caller.sessionNo, 'logout');
    await recordAudit(context, 'logout', caller.memberNo);
  }
  return null;
}
