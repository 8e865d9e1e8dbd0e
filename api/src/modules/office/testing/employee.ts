import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { insertPermissions } from '../../../internalControls/permissions/store.ts';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { openSession } from '../../user/session/session.ts';

/** An employee with a logged-in browser. */
export interface Employee {
  memberNo: number;
  client: TestClient;
}

/**
 * A birth date that makes an employee a different person from the members and other employees of a test. Repeats after
 * 60 employees.
 */
const birthOf = (nth: number) => `${1950 + (nth % 30)}${String(1 + (nth % 12)).padStart(2, '0')}01`;
let employees = 0;

/** Creates an employee who is a separate person, with all permissions by default. */
export async function addEmployee(
  server: TestServer,
  permissions: readonly Permission[] = PERMISSIONS,
  name = '박직원',
): Promise<Employee> {
  employees += 1;
  const { memberNo } = await server.member({ name, user_birth: birthOf(employees) });
  return becomeEmployee(server, memberNo, permissions);
}

/** Makes a member an employee without a recent grant, so that confirmations are not barred, and logs in a browser. */
export async function becomeEmployee(
  server: TestServer,
  memberNo: number,
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<Employee> {
  const { db, services } = server;
  await db.updateTable('member').set({ role: 'employee' }).where('member_no', '=', memberNo).execute();
  await insertPermissions(db, { employeeNo: memberNo, permissions, now: services.now(), grantedBy: null });
  const client = server.client('192.0.2.20');
  client.token = await openSession(db, {
    memberNo,
    clientId: 'site',
    takeover: true,
    caller: null,
    now: services.now(),
  });
  return { memberNo, client };
}

/** Returns the newest entry of the audit log. */
export const newestAct = (server: TestServer) =>
  server.db.selectFrom('office_audit').selectAll().orderBy('audit_no', 'desc').limit(1).executeTakeFirstOrThrow();
