import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import { HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { presentSessionUser } from '../account/present.ts';
import { findMember } from '../account/store.ts';
import { newToken, sessionStartedAt } from '../session/session.ts';

/** Renews the token of an employee's own live session; the end of the session stays as it is. */
export async function changeToken({ employeeNo }: CallValue<Calls['changeToken']>, context: CallContext) {
  const { db, now, caller } = context;
  if (caller?.role !== 'employee' || caller.userId.toLowerCase() !== employeeNo.toLowerCase())
    throw new HttpError('FORBIDDEN');
  const token = newToken();
  await db
    .updateTable('session')
    .set({ token_hash: hashOfToken(token), token_at: now })
    .where('session_no', '=', caller.sessionNo)
    .execute();
  const employee = await findMember(db, caller.memberNo);
  if (!employee) throw new HttpError('FORBIDDEN');
  await recordAudit(context, 'token renewed', caller.memberNo);
  context.sendToken('token', token);
  return presentSessionUser(employee, await sessionStartedAt(db, caller.sessionNo));
}
