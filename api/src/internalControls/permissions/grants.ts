import type { Permission } from '@portal/shared/contract/office/permission';
import type { ActContext } from '../audit/recordAct.ts';

/** Notes for good who gave an account which rights; null stands for making it an employee's. */
export async function storeGrants(
  { memberNo, permissions, grantedBy }: Grants,
  { db, now }: Pick<ActContext, 'db' | 'now'>,
): Promise<void> {
  if (permissions.length === 0) return;
  await db
    .insertInto('employee_grant')
    .values(
      permissions.map((permission) => ({
        member_no: memberNo,
        permission,
        granted_by: grantedBy,
        granted_at: now,
      })),
    )
    .execute();
}

interface Grants {
  memberNo: number;
  permissions: readonly (Permission | null)[];
  /** Null: the command on the server. */
  grantedBy: number | null;
}
