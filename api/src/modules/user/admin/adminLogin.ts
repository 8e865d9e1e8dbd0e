import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../errors/errors.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { presentSessionUser } from '../account/present.ts';
import { lockMember } from '../account/store.ts';
import { openSession } from '../session/session.ts';
import { redeemAdminLink } from './adminLinks.ts';

/** Client id of the portal itself, as the contract's default for `applicationId`. */
const CLIENT_ID = 'site';

/** Exchanges a link's value for an employee's session. An unknown, used or expired value returns 401. */
export async function adminLogin({ authorization }: CallValue<Calls['adminLogin']>, context: CallContext) {
  const { db, now, caller } = context;
  const memberNo = await redeemAdminLink(authorization, context);
  const employee = memberNo === null ? undefined : await lockMember(db, memberNo);
  if (!employee || employee.role !== 'employee' || employee.status !== 'ACTIVE') throw new HttpError('NO_SESSION');
  const token = await openSession(db, {
    memberNo: employee.member_no,
    clientId: CLIENT_ID,
    // A link cannot confirm the takeover of another session.
    takeover: true,
    caller,
    browserId: context.browserId,
    isRenewable: true,
    userAgent: context.userAgent,
    now,
  });
  await recordAudit(context, 'login by link', employee.member_no);
  context.sendToken('Authorization', token);
  return presentSessionUser(employee, now);
}
