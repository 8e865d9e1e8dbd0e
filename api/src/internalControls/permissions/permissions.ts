import type { Permission } from '@portal/shared/contract/office/permission';
import { HttpError } from '../../errors/errors.ts';
import { recordAct, type ActContext } from '../audit/recordAct.ts';
import { storeGrants } from './grants.ts';
import { insertPermissions, isGrantNoted, listPermissions, removePermissions } from './store.ts';

export { listPermissions };

/** What the audit log calls it when rights change. */
export const SET_PERMISSIONS_ACT = 'set permissions' as const;

interface NewPermissions {
  employeeNo: number;
  permissions: readonly Permission[];
  reason: string;
  /** Who gives what is new: whoever asked for it, or the command on the server. */
  grantedBy: number | null;
}

/**
 * Gives an employee exactly these permissions. Nobody does that for oneself: a constraint of the table refuses it too.
 * What the employee had before stays as it was given.
 * @throws HttpError 403 when the employee is the caller.
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
