import type { Permission } from '@portal/shared/contract/office/permission';
import { isSandbox } from '../../../../integrations/message/sandbox/sentMessages.ts';
import { listPermissions } from '../../../../internalControls/permissions/permissions.ts';
import { removePermissions } from '../../../../internalControls/permissions/store.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const ABOVE = -2432;
const NOT_OWN = -2433;
const CONFLICT_OF_INTEREST = -2450;

describeWithDatabase('employees', (open) => {
  let server: TestServer;
  let chief: Employee;
  // Ten in the evening in Seoul: a link is sent immediately even at night.
  const now = new Date('2026-11-20T13:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
    chief = await addEmployee(server, ['members', 'content']);
  });
  const set = (memberNo: number, permissions: Permission[], by = chief) =>
    by.client.call('officeSetEmployee', { memberNo, permissions, reason: '담당 지정' });
  const dismiss = (memberNo: number, by = chief) =>
    by.client.call('officeDismissEmployee', { memberNo, reason: '퇴사' });
  const sendLink = (memberNo: number, by = chief) =>
    by.client.call('officeSendLoginLink', { memberNo, reason: '본인 요청' });
  const messagesTo = (userPhone: string) => {
    const { message } = server.integrations;
    return isSandbox(message) ? message.sent.list().filter(({ to }) => to === userPhone) : [];
  };

  test('are former members, who then need a link: a session by password does not become an employee’s', async () => {
    const { memberNo, client } = await server.member();
    expect(await set(memberNo, ['content'])).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'set permissions', object_no: memberNo, reason: '담당 지정' });
    expect(await client.call('officeOverview')).toMatchObject({ code: -1014 });
    expect(await listPermissions(server.db, memberNo)).toEqual(['content']);
    expect(await set(memberNo, [])).toMatchObject({ code: 1 });
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
  });

  test('nobody grants a permission that they do not have', async () => {
    const { memberNo } = await server.member();
    expect(await set(memberNo, ['content', 'money'])).toMatchObject({ code: NOT_OWN });
    expect(await listPermissions(server.db, memberNo)).toEqual([]);
  });

  test('nobody changes, suspends or dismisses a colleague with more permissions, or sends them a link', async () => {
    const above = await addEmployee(server, ['money']);
    const { memberNo } = above;
    expect(await set(memberNo, ['content'])).toMatchObject({ code: ABOVE });
    expect(await dismiss(memberNo)).toMatchObject({ code: ABOVE });
    expect(await sendLink(memberNo)).toMatchObject({ code: ABOVE });
    const act = { memberNo, reason: '시험' };
    expect(await chief.client.call('officeSuspendMember', act)).toMatchObject({ code: ABOVE });
    expect(await chief.client.call('officeEndSessions', act)).toMatchObject({ code: ABOVE });
    expect(await above.client.call('officeOverview')).toMatchObject({ entity: { permissions: ['money'] } });
    expect(await chief.client.call('officeMember', { memberNo })).toMatchObject({ entity: { allowedActions: [] } });
  });

  test('nobody changes their own account', async () => {
    expect(await set(chief.memberNo, ['members'])).toMatchObject({ code: CONFLICT_OF_INTEREST });
    expect(await dismiss(chief.memberNo)).toMatchObject({ code: CONFLICT_OF_INTEREST });
    expect(await sendLink(chief.memberNo)).toMatchObject({ code: CONFLICT_OF_INTEREST });
  });

  test('one whose rights are being removed waits, and then changes nobody', async () => {
    const [one, other] = [await addEmployee(server, ['members']), await addEmployee(server, ['members'])];
    const answer = await duringChange(
      server.db,
      async (changing) => {
        const { memberNo } = one;
        await changing
          .selectFrom('member')
          .select('member_no')
          .where('member_no', '=', memberNo)
          .forNoKeyUpdate()
          .execute();
        await removePermissions(changing, { employeeNo: memberNo, permissions: ['members'], now });
      },
      () => set(other.memberNo, [], one),
    );
    expect(answer).toMatchObject({ status: 403 });
    expect(await listPermissions(server.db, other.memberNo)).toEqual(['members']);
  });

  test('a dismissed one is a member again: out of the office, without links', async () => {
    const leaver = await addEmployee(server, ['content']);
    await sendLink(leaver.memberNo);
    expect(await dismiss(leaver.memberNo)).toMatchObject({ code: 1 });
    expect(await leaver.client.call('officeOverview')).toMatchObject({ code: -1014 });
    expect(await listPermissions(server.db, leaver.memberNo)).toEqual([]);
    expect(
      await server.db.selectFrom('admin_link').select('link_no').where('member_no', '=', leaver.memberNo).execute(),
    ).toEqual([]);
    expect(await dismiss(leaver.memberNo)).toMatchObject({ code: -2401 });
  });

  test('a login link goes to the employee’s own phone alone, at any hour, and works once', async () => {
    const { memberNo } = await server.member({ role: 'employee', user_phone: '01077770001' });
    const answer = await sendLink(memberNo);
    expect(answer).toMatchObject({ code: 1, entity: null });
    const [message] = messagesTo('01077770001');
    const value = /\/intro\?authorization=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    expect(value).not.toBe('');
    expect(answer.body).not.toContain(value);
    expect((await newestAct(server)).detail).not.toContain(value);
    const browser = server.client();
    expect(await browser.call('adminLogin', { authorization: value })).toMatchObject({ code: 1 });
    expect(await server.client().call('adminLogin', { authorization: value })).toMatchObject({ status: 401 });
  });

  test('five links an hour are enough for one employee', async () => {
    const { memberNo } = await server.member({ role: 'employee' });
    for (let link = 0; link < 5; link += 1) expect(await sendLink(memberNo)).toMatchObject({ code: 1 });
    expect(await sendLink(memberNo)).toMatchObject({ code: -2435 });
  });

  test('an error is shown when a link could not be sent', async () => {
    const { memberNo } = await server.member({ role: 'employee', user_phone: '01900000000' });
    expect(await sendLink(memberNo)).toMatchObject({ code: -2434 });
  });

  test('are listed with their permissions and last login', async () => {
    const fresh = await addEmployee(server, ['content', 'members'], '가나다');
    expect(await chief.client.call('officeEmployees', { limit: 1 })).toMatchObject({
      entity: {
        list: [
          {
            memberNo: fresh.memberNo,
            name: '가나다',
            permissions: ['content', 'members'],
            isSuspended: false,
            lastLoginAt: '2026-11-20T22:00:00+09:00',
          },
        ],
      },
    });
  });
});
