import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { Permission } from '@portal/shared/contract/office/permission';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, findOpenLook, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import { dismissEmployee, makeEmployee } from '../../../../internalControls/permissions/employees.ts';
import { listPermissions, SET_PERMISSIONS_ACT } from '../../../../internalControls/permissions/permissions.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requireAnotherGiver } from './otherGivers.ts';

/** Permissions that need two employees to grant. */
const TAKES_TWO: readonly Permission[] = ['money'];

/**
 * Makes a member an employee, or changes an employee's permissions. Only own permissions can be granted. A grant of
 * `money` waits as a whole until another employee requests the same.
 */
export async function setEmployee(
  { memberNo, permissions: asked, reason }: CallValue<Calls['officeSetEmployee']>,
  context: MemberContext,
): Promise<Outcome> {
  const { db, caller } = context;
  const { member, own } = await lockBelow({ memberNo, act: SET_PERMISSIONS_ACT }, context);
  const permissions = [...new Set(asked)].toSorted();
  if (!permissions.every((permission) => own.includes(permission))) throw new BusinessError('PERMISSION_NOT_OWN');
  if (member.status !== 'ACTIVE') throw new BusinessError('OFFICE_STATE_CHANGED');
  const before = await listPermissions(db, memberNo);
  const takesTwo = TAKES_TWO.some((permission) => permissions.includes(permission) && !before.includes(permission));
  let grantedBy = caller.memberNo;
  if (takesTwo) {
    const grant = {
      act: SET_PERMISSIONS_ACT,
      object: 'member' as const,
      objectNo: memberNo,
      amount: 0,
      takesTwo,
      reason,
    };
    const open = await findOpenLook(db, grant);
    const content = permissions.join(' ');
    if ((await requireSecondLook({ ...grant, content, permissions }, context)) === 'asked') {
      await requireAnotherGiver(memberNo, context);
      return 'asked';
    }
    grantedBy = open?.asked_by ?? grantedBy;
  }
  await makeEmployee({ member, permissions, reason, grantedBy }, context);
  return 'done';
}

/** Rejects a pending grant, or withdraws it if the caller requested it. */
export async function refuseGrant(
  { memberNo, reason }: CallValue<Calls['officeRefuseGrant']>,
  context: MemberContext,
): Promise<null> {
  const object = { object: 'member' as const, objectNo: memberNo };
  await lockBelow({ memberNo, act: 'refuse grant' }, context);
  if ((await dropLooks(context.db, object, context.now)) === 0) throw new BusinessError('OFFICE_STATE_CHANGED');
  await recordAct(context, { ...object, act: 'refuse grant', reason });
  return null;
}

/** Demotes an employee to a member. */
export async function dismiss({ memberNo, reason }: CallValue<Calls['officeDismissEmployee']>, context: MemberContext) {
  const { member } = await lockBelow({ memberNo, act: 'dismiss employee' }, context);
  if (member.role !== 'employee') throw new BusinessError('OFFICE_STATE_CHANGED');
  await dismissEmployee({ member, reason }, context);
  return null;
}
