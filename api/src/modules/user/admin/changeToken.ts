import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { hashOfBrowser } from '../../auth/phone/browserHash.ts';
import { presentSessionUser } from '../account/present.ts';
import { findMember } from '../account/store.ts';
import { newToken, sessionStartedAt } from '../session/session.ts';

/**
 * Renews the token of an employee's own live session without extending the session. Only the browser logged in by the
 * link can renew it, so that a copied token expires after half an hour.
 */
export async function changeToken({ employeeNo }: CallValue<Calls['changeToken']>, context: CallContext) {
  const { db, now, caller, browserId } = context;
  if (caller?.role !== 'employee' || caller.userId.toLowerCase() !== employeeNo.toLowerCase())
    throw new HttpError('FORBIDDEN');
  const token = newToken();
  const renewed = await db
    .updateTable('session')
    .set(({ fn }) => ({
      token_hash: hashOfToken(token),
      // An earlier previous token remains: it is the client's only one if the response before this one was lost.
      previous_token_hash: fn.coalesce('previous_token_hash', 'token_hash'),
      token_at: now,
    }))
    .where('session_no', '=', caller.sessionNo)
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .returning('session_no')
    .executeTakeFirst();
  if (!renewed) throw new HttpError('FORBIDDEN');
  const employee = await findMember(db, caller.memberNo);
  if (!employee) throw new HttpError('FORBIDDEN');
  await recordAudit(context, 'token renewed', caller.memberNo);
  context.sendToken('token', token);
  return presentSessionUser(employee, await sessionStartedAt(db, caller.sessionNo));
}
