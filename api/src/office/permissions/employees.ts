import type { Permission } from '@portal/shared/contract/office/permission';
import { recordAct, type ActContext } from '../audit/recordAct.ts';
import { setPermissions } from './permissions.ts';

interface Change {
  /** Locked by the caller, active, and below the one who changes it. */
  member: { member_no: number; role: 'member' | 'employee' };
  reason: string;
}

/**
 * Makes an account an employee's, with exactly these permissions. A session that was opened by a password ends: it must
 * not become an employee's.
 */
export async function makeEmployee(
  { member, permissions, reason }: Change & { permissions: readonly Permission[] },
  context: ActContext,
): Promise<void> {
  if (member.role === 'member') await changeRole(member.member_no, 'employee', context);
  await setPermissions({ employeeNo: member.member_no, permissions, reason }, context);
}

/** Makes an employee a member again: without permissions, sessions and links. */
export async function dismissEmployee({ member, reason }: Change, context: ActContext): Promise<void> {
  const { db } = context;
  const memberNo = member.member_no;
  await changeRole(memberNo, 'member', context);
  await db.deleteFrom('employee_permission').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('admin_link').where('member_no', '=', memberNo).execute();
  await recordAct(context, { act: 'dismiss employee', object: 'member', objectNo: memberNo, reason });
}

async function changeRole(memberNo: number, role: 'member' | 'employee', { db }: ActContext): Promise<void> {
  await db.updateTable('member').set({ role }).where('member_no', '=', memberNo).execute();
  await db
    .updateTable('session')
    .set({ ended: 'displaced' })
    .where('member_no', '=', memberNo)
    .where('ended', 'is', null)
    .execute();
}
