import type { Permission } from '@portal/shared/contract/office/permission';
import { HttpError } from '../../errors/errors.ts';
import { recordAct, type ActContext } from '../audit/recordAct.ts';
import { storeGrants } from './grants.ts';
import { insertPermissions, isGrantNoted, listPermissions, removePermissions } from './store.ts';

export { listPermissions };

/** Name of a change of permissions in the audit log. */
export const SET_PERMISSIONS_ACT = 'set permissions' as const;

interface NewPermissions {
  employeeNo: number;
  permissions: readonly Permission[];
  reason: string;
  /** The employee who requested the new permissions; null for the command on the server. */
  grantedBy: number | null;
}

/**
 * Sets an employee's permissions to exactly these. Employees cannot set their own; a constraint of the table enforces
 * it too. Permissions that the employee already has keep their grantor and time.
 * @throws HttpError 403 if the employee is the caller.
 */
export async function setPermissions(
  { employeeNo, permissions, reason, grantedBy }: NewPermissions,
  context: ActContext,
): Promise<void> {
  const { db, now, caller } = context;
  if (caller?.memberNo === employeeNo) throw new HttpError('FORBIDDEN');
  const before = await listPermissions(db, employeeNo);
  const taken = before.filter((permission) => !permissions.includes(permission));
  const given = permissions.filter((permission) => !before.includes(permission));
  await removePermissions(db, { employeeNo, permissions: taken, now });
  await insertPermissions(db, { employeeNo, permissions: given, now, grantedBy });
  await storeGrants({ memberNo: employeeNo, permissions: given.filter(isGrantNoted), grantedBy }, context);
  await recordAct(context, {
    act: SET_PERMISSIONS_ACT,
    object: 'member',
    objectNo: employeeNo,
    reason,
    detail: { before: before.join(' '), after: permissions.toSorted().join(' ') },
  });
}
