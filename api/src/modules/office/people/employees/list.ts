import { sql } from 'kysely';
import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../../database/page.ts';
import type { ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { SET_PERMISSIONS_ACT } from '../../../../internalControls/permissions/permissions.ts';
import { RESET_FACTORS_ACT } from '../../parts/objects.ts';
import { firstReason } from '../../parts/secondLooks.ts';

const permissions = sql<Permission[]>`array(
  select permission from employee_permission
  where employee_permission.member_no = member.member_no
  union all
  select permission from added_permission
  where added_permission.member_no = member.member_no and taken_at is null
  order by permission
)`;
const lastLogin = sql<Date | null>`(select max(created_at) from session where session.member_no = member.member_no)`;

const isResetAsked = sql<boolean>`exists (
  select from second_look as reset
  where reset.object = 'member' and reset.object_no = member.member_no and reset.act = ${RESET_FACTORS_ACT}
    and reset.confirmed_at is null and reset.dropped_at is null
)`;

interface AskedGrant {
  asked_permissions: string | null;
  asked_by: number | null;
  asked_at: Date | null;
  asker: string | null;
  asked_reason: string | null;
}

/** Lists all employees by name, and members with a pending grant. */
export async function listEmployees(paging: Paging, { db, caller }: Pick<ActContext, 'db' | 'caller'>) {
  const query = db
    .selectFrom('member')
    .leftJoin('second_look', (join) =>
      join
        .onRef('second_look.object_no', '=', 'member.member_no')
        .on('second_look.object', '=', 'member')
        .on('second_look.act', '=', SET_PERMISSIONS_ACT)
        .on('second_look.confirmed_at', 'is', null)
        .on('second_look.dropped_at', 'is', null),
    )
    .leftJoin('member as asking', 'asking.member_no', 'second_look.asked_by')
    .select(['member.member_no', 'member.user_id', 'member.name', 'member.status'])
    .select(['second_look.permissions as asked_permissions', 'second_look.asked_by', 'second_look.asked_at'])
    .select(firstReason.as('asked_reason'))
    .select(['asking.name as asker', permissions.as('permissions'), lastLogin.as('last_login_at')])
    .select(isResetAsked.as('is_reset_asked'))
    .where((either) =>
      either.or([either('member.role', '=', 'employee'), either('second_look.look_no', 'is not', null)]),
    )
    .where('member.status', '<>', 'WITHDRAWN')
    .orderBy('member.name')
    .orderBy('member.member_no');
  return listPage(query, paging, (row) => ({
    memberNo: row.member_no,
    userId: row.user_id ?? '',
    name: row.name ?? '',
    permissions: row.permissions,
    grant: grantOf(row, caller?.memberNo ?? null),
    isSuspended: row.status === 'SUSPENDED',
    lastLoginAt: row.last_login_at && seoulTimestamp(row.last_login_at),
    isResetAsked: row.is_reset_asked,
  }));
}

function grantOf({ asked_permissions, asked_by, asked_at, asker, asked_reason }: AskedGrant, callerNo: number | null) {
  if (asked_permissions === null || asked_at === null) return null;
  const asked = asked_permissions.split(' ');
  return {
    permissions: PERMISSIONS.filter((permission) => asked.includes(permission)),
    askedBy: asker ?? '',
    askedAt: seoulTimestamp(asked_at),
    isOwn: asked_by === callerNo,
    reason: asked_reason ?? '',
  };
}
