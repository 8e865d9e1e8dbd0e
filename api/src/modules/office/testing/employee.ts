import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import { insertPermissions } from '../../../internalControls/permissions/store.ts';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { openSession } from '../../user/session/session.ts';

/** An employee with a browser that is logged in now. */
export interface Employee {
  memberNo: number;
  client: TestClient;
}

/** Another person than every member and every other employee of a test. */
const birthOf = (nth: number) => `${1950 + (nth % 30)}${String(1 + (nth % 12)).padStart(2, '0')}01`;
let employees = 0;

/** Makes an employee, a person of its own; one who may do everything unless said otherwise. */
export async function addEmployee(
  server: TestServer,
  permissions: readonly Permission[] = PERMISSIONS,
  name = '박직원',
): Promise<Employee> {
  employees += 1;
  const { memberNo } = await server.member({ name, user_birth: birthOf(employees) });
  return becomeEmployee(server, memberNo, permissions);
}

/** Makes an employee of a member, as one who was long ago, with a browser of its own. */
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

/** The newest entry of the audit log. */
export const newestAct = (server: TestServer) =>
  server.db.selectFrom('office_audit').selectAll().orderBy('audit_no', 'desc').limit(1).executeTakeFirstOrThrow();
