import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../../auth/phone/browserHash.ts';
import { endDeviceOfBrowser } from './devicesOfSessions.ts';
import { endSession } from './session.ts';

/** Ends the caller's session if there is one, and the notices to this device. */
export async function logout(_input: CallValue<Calls['logout']>, context: CallContext) {
  const { db, caller, browserId } = context;
  await endDeviceOfBrowser(db, hashOfBrowser(browserId));
  if (caller) {
    await endSession(db, caller.sessionNo, 'logout');
    await recordAudit(context, 'logout', caller.memberNo);
  }
  return null;
}
