import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { recordAct, type ActContext } from '../audit/recordAct.ts';
import { dropLooks } from '../fourEyes/secondLook.ts';
import { storeGrants } from './grants.ts';
import { setPermissions } from './permissions.ts';
import { removePermissions } from './store.ts';

interface Change {
  /** An active account with lower permissions than the caller's, locked by the caller. */
  member: { member_no: number; role: 'member' | 'employee' };
  reason: string;
}

interface Grant {
  permissions: readonly Permission[];
  /** The employee who grants new permissions; null for the command on the server. */
  grantedBy: number | null;
}

/**
 * Makes an account an employee's with exactly these permissions. A session opened with a password ends: it must not
 * gain the employee role.
 */
export async function makeEmployee(
  { member, permissions, reason, grantedBy }: Change & Grant,
  context: ActContext,
): Promise<void> {
  const memberNo = member.member_no;
  if (member.role === 'member') {
    await changeRole(memberNo, 'employee', context);
    await storeGrants({ memberNo, permissions: [null], grantedBy }, context);
  }
  await dropLooks(context.db, { object: 'member', objectNo: memberNo }, context.now);
  await setPermissions({ employeeNo: memberNo, permissions, reason, grantedBy }, context);
}

/** Demotes an employee to a member: removes permissions, sessions, second factors and links. */
export async function dismissEmployee({ member, reason }: Change, context: ActContext): Promise<void> {
  const { db, now } = context;
  const memberNo = member.member_no;
  await changeRole(memberNo, 'member', context);
  await dropLooks(db, { object: 'member', objectNo: memberNo }, now);
  await removePermissions(db, { employeeNo: memberNo, permissions: PERMISSIONS, now });
  await db.deleteFrom('employee_branch').where('member_no', '=', memberNo).execute();
  await db.deleteFrom('second_factor').where('member_no', '=', memberNo).execute();
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
