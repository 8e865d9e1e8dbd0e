import type { Calls, CallValue } from '@portal/shared/contract';
import { recordAudit } from '../../../pipeline/audit.ts';
import { HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentSessionUser } from '../account/present.ts';
import { lockMember } from '../account/store.ts';
import { openSession } from '../session/session.ts';
import { redeemAdminLink } from './adminLinks.ts';

const APPLICATION_ID = 'site';

/** A link's value for an employee's session. A value that is unknown, used or too old answers 401. */
export async function adminLogin({ authorization }: CallValue<Calls['adminLogin']>, context: CallContext) {
  const { db, now, caller } = context;
  const memberNo = await redeemAdminLink(db, authorization, now);
  const employee = memberNo === null ? undefined : await lockMember(db, memberNo);
  if (!employee || employee.role !== 'employee' || employee.status !== 'ACTIVE') throw new HttpError('NO_SESSION');
  // Nobody is there to be asked about a session elsewhere: the link was just made for this one.
  const token = await openSession(db, {
    memberNo: employee.member_no,
    applicationId: APPLICATION_ID,
    takeover: true,
    caller,
    now,
  });
  await recordAudit(context, 'login by link', employee.member_no);
  context.sendToken('Authorization', token);
  return presentSessionUser(employee, now);
}
