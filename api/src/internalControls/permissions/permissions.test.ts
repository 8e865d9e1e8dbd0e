import { inTransaction } from '../../database/transaction.ts';
import { addEmployee } from '../../modules/office/testing/employee.ts';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { verifyChain } from '../audit/verifyChain.ts';
import { listPermissions, setPermissions } from './permissions.ts';

const now = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('permissions of employees', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const give = (employeeNo: number, caller: { memberNo: number } | null) =>
    inTransaction(server.db, (db) =>
      setPermissions(
        { employeeNo, permissions: ['money', 'members'], reason: '담당 변경', grantedBy: caller?.memberNo ?? null },
        { db, now, ip: '192.0.2.7', caller },
      ),
    );

  test('are none to begin with, and set as a whole, with an entry in the audit log', async () => {
    const { memberNo: employeeNo } = await server.member({ role: 'employee' });
    const { memberNo: chief } = await server.member({ role: 'employee' });
    expect(await listPermissions(server.db, employeeNo)).toEqual([]);
    await give(employeeNo, { memberNo: chief });
    expect(await listPermissions(server.db, employeeNo)).toEqual(['members', 'money']);
    const entry = await server.db.selectFrom('office_audit').selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ employee_no: chief, object_no: employeeNo, reason: '담당 변경', ip: '192.0.2.7' });
    expect(JSON.parse(entry.detail)).toEqual({ before: '', after: 'members money' });
    expect(await verifyChain(server.db)).toMatchObject({ rows: 1 });
  });

  test('grant no access once removed, including those in added_permission', async () => {
    const { client, memberNo: employeeNo } = await addEmployee(server, ['content', 'post']);
    expect(await client.call('officePosts', {})).toMatchObject({ status: 200 });
    const left = { employeeNo, permissions: ['content'] as const, reason: '담당 변경', grantedBy: null };
    await inTransaction(server.db, (db) => setPermissions(left, { db, now, ip: '192.0.2.7', caller: null }));
    expect(await client.call('officePosts', {})).toMatchObject({ status: 403 });
  });

  test('are never given to oneself: by the program, and by the database', async () => {
    const { memberNo } = await server.member({ role: 'employee' });
    await expect(give(memberNo, { memberNo })).rejects.toThrow('요청을 처리할 권한이 없습니다.');
    await expect(
      server.db
        .insertInto('employee_permission')
        .values({ member_no: memberNo, permission: 'money', granted_at: now, granted_by: memberNo })
        .execute(),
    ).rejects.toThrow('employee_permission_by_another');
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
  });
});
