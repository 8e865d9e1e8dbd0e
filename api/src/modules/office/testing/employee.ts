import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { openSession } from '../../user/session/session.ts';

/** An employee with a browser that is logged in now. */
export interface Employee {
  memberNo: number;
  client: TestClient;
}

/** Makes an employee; one who may do everything unless said otherwise. */
export async function addEmployee(
  server: TestServer,
  permissions: readonly Permission[] = PERMISSIONS,
  name = '박직원',
): Promise<Employee> {
  const { memberNo } = await server.member({ role: 'employee', name });
  const granted = permissions.map((permission) => ({
    member_no: memberNo,
    permission,
    granted_at: server.services.now(),
    granted_by: null,
  }));
  if (granted.length > 0) await server.db.insertInto('employee_permission').values(granted).execute();
  const client = server.client('192.0.2.20');
  client.token = await openSession(server.db, {
    memberNo,
    clientId: 'site',
    takeover: true,
    caller: null,
    now: server.services.now(),
  });
  return { memberNo, client };
}

/** The newest entry of the audit log. */
export const newestAct = (server: TestServer) =>
  server.db.selectFrom('office_audit').selectAll().orderBy('audit_no', 'desc').limit(1).executeTakeFirstOrThrow();
