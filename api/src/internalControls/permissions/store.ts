import type { Permission } from '@portal/shared/contract/office/permission';
import type { Queries } from '../../database/types/tables.ts';

/** Permissions stored in `added_permission`, because the check constraint of the first table excludes them (0028). */
const ADDED: readonly Permission[] = ['post'];

/** Returns an employee's permissions in alphabetical order. */
export async function listPermissions(db: Queries, employeeNo: number): Promise<Permission[]> {
  const rows = await db
    .selectFrom('employee_permission')
    .select('permission')
    .where('member_no', '=', employeeNo)
    .unionAll(
      db
        .selectFrom('added_permission')
        .select('permission')
        .where('member_no', '=', employeeNo)
        .where('taken_at', 'is', null),
    )
    .execute();
  return rows.map(({ permission }) => permission).toSorted();
}

interface Change {
  employeeNo: number;
  permissions: readonly Permission[];
  now: Date;
}

export async function insertPermissions(
  db: Queries,
  { employeeNo, permissions, now, grantedBy }: Change & { grantedBy: number | null },
): Promise<void> {
  const rows = permissions.map((permission) => ({
    member_no: employeeNo,
    permission,
    granted_at: now,
    granted_by: grantedBy,
  }));
  const added = rows.filter(({ permission }) => ADDED.includes(permission));
  const first = rows.filter(({ permission }) => !ADDED.includes(permission));
  if (first.length > 0) await db.insertInto('employee_permission').values(first).execute();
  if (added.length > 0) await db.insertInto('added_permission').values(added).execute();
}

/** Removes these permissions. Their grants stay recorded, in `added_permission` or `employee_grant`. */
export async function removePermissions(db: Queries, { employeeNo, permissions, now }: Change): Promise<void> {
  if (permissions.length === 0) return;
  await db
    .deleteFrom('employee_permission')
    .where('member_no', '=', employeeNo)
    .where('permission', 'in', permissions)
    .execute();
  await db
    .updateTable('added_permission')
    .set({ taken_at: now })
    .where('member_no', '=', employeeNo)
    .where('permission', 'in', permissions)
    .where('taken_at', 'is', null)
    .execute();
}

/** True if grants of it are recorded in `employee_grant`. */
export const isGrantNoted = (permission: Permission): boolean => !ADDED.includes(permission);
