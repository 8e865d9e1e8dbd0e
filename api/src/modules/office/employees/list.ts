import { sql } from 'kysely';
import type { Permission } from '@portal/shared/contract/office/permission';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../database/page.ts';
import type { ActContext } from '../../../office/audit/recordAct.ts';

const permissions = sql<Permission[]>`array(
  select permission from employee_permission
  where employee_permission.member_no = member.member_no order by permission
)`;
const lastLogin = sql<Date | null>`(select max(created_at) from session where session.member_no = member.member_no)`;

/** Every employee, by name. */
export async function listEmployees(paging: Paging, { db }: Pick<ActContext, 'db'>) {
  const query = db
    .selectFrom('member')
    .select(['member_no', 'user_id', 'name', 'status'])
    .select([permissions.as('permissions'), lastLogin.as('last_login_at')])
    .where('role', '=', 'employee')
    .where('status', '<>', 'WITHDRAWN')
    .orderBy('name')
    .orderBy('member_no');
  return listPage(query, paging, (row) => ({
    memberNo: row.member_no,
    userId: row.user_id ?? '',
    name: row.name ?? '',
    permissions: row.permissions,
    isSuspended: row.status === 'SUSPENDED',
    lastLoginAt: row.last_login_at && seoulTimestamp(row.last_login_at),
  }));
}
