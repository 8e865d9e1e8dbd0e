import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';
import { HttpError } from '../../errors/errors.ts';
import { recordAct, type ActContext } from '../audit/recordAct.ts';
import { storeGrants } from './grants.ts';

/** What the audit log calls it when rights change. */
export const SET_PERMISSIONS_ACT = 'set permissions' as const;

/** What an employee may do. */
export async function listPermissions(db: Queries, employeeNo: number): Promise<Permission[]> {
  const rows = await db
    .selectFrom('employee_permission')
    .select('permission')
    .where('member_no', '=', employeeNo)
    .orderBy('permission')
    .execute();
  return rows.map(({ permission }) => permission);
}

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
  if (taken.length > 0)
    await db
      .deleteFrom('employee_permission')
      .where('member_no', '=', employeeNo)
      .where('permission', 'in', taken)
      .execute();
  if (given.length > 0)
    await db
      .insertInto('employee_permission')
      .values(
        given.map((permission) => ({
          member_no: employeeNo,
          permission,
          granted_at: now,
          granted_by: grantedBy,
        })),
      )
      .execute();
  await storeGrants({ memberNo: employeeNo, permissions: given, grantedBy }, context);
  await recordAct(context, {
    act: SET_PERMISSIONS_ACT,
    object: 'member',
    objectNo: employeeNo,
    reason,
    detail: { before: before.join(' '), after: permissions.toSorted().join(' ') },
  });
}
