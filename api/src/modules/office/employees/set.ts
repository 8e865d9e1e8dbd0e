import type { Calls, CallValue } from '@portal/shared/contract';
import { lockBelow } from '../../../office/permissions/authority.ts';
import { dismissEmployee, makeEmployee } from '../../../office/permissions/employees.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Makes a member an employee, or changes what one may do. Nobody gives what they do not have. */
export async function setEmployee(
  { memberNo, permissions, reason }: CallValue<Calls['officeSetEmployee']>,
  context: MemberContext,
) {
  const { member, own } = await lockBelow(context.db, { callerNo: context.caller.memberNo, memberNo });
  if (!permissions.every((permission) => own.includes(permission))) throw new BusinessError('PERMISSION_NOT_OWN');
  if (member.status !== 'ACTIVE') throw new BusinessError('OFFICE_STATE_CHANGED');
  await makeEmployee({ member, permissions: [...new Set(permissions)], reason }, context);
  return null;
}

/** Makes an employee a member again. */
export async function dismiss({ memberNo, reason }: CallValue<Calls['officeDismissEmployee']>, context: MemberContext) {
  const { member } = await lockBelow(context.db, { callerNo: context.caller.memberNo, memberNo });
  if (member.role !== 'employee') throw new BusinessError('OFFICE_STATE_CHANGED');
  await dismissEmployee({ member, reason }, context);
  return null;
}
