import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/tables.ts';
import { HttpError } from '../../pipeline/errors.ts';
import { recordAct, type ActContext } from '../audit/recordAct.ts';

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

/**
 * Gives an employee exactly these permissions. Nobody does that for oneself: a constraint of the table refuses it too.
 * @throws HttpError 403 when the employee is the caller.
 */
export async function setPermissions(
  { employeeNo, permissions, reason }: { employeeNo: number; permissions: readonly Permission[]; reason: string },
  context: ActContext,
): Promise<void> {
  const { db, now, caller } = context;
  if (caller?.memberNo === employeeNo) throw new HttpError('FORBIDDEN');
  const before = await listPermissions(db, employeeNo);
  await db.deleteFrom('employee_permission').where('member_no', '=', employeeNo).execute();
  if (permissions.length > 0)
    await db
      .insertInto('employee_permission')
      .values(
        permissions.map((permission) => ({
          member_no: employeeNo,
          permission,
          granted_at: now,
          granted_by: caller?.memberNo ?? null,
        })),
      )
      .execute();
  await recordAct(context, {
    act: 'set permissions',
    object: 'member',
    objectNo: employeeNo,
    reason,
    detail: { before: before.join(' '), after: permissions.toSorted().join(' ') },
  });
}
