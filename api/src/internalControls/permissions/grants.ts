import type { Permission } from '@portal/shared/contract/office/permission';
import type { ActContext } from '../audit/recordAct.ts';

/** Records permanently who granted which rights; a null permission records the employee role. */
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
  /** Null for the command on the server. */
  grantedBy: number | null;
}
