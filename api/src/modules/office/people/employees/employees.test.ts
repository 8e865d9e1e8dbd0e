import { CODES } from '@portal/shared/contract';
import type { Permission } from '@portal/shared/contract/office/permission';
import { isSandbox } from '../../../../integrations/message/sandbox/sentMessages.ts';
import { listPermissions } from '../../../../internalControls/permissions/permissions.ts';
import { removePermissions } from '../../../../internalControls/permissions/store.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { addRefund } from '../../testing/applications.ts';
import { addEmployee, becomeEmployee, type Employee, newestAct } from '../../testing/employee.ts';

const ABOVE = -2432;
const NOT_OWN = -2433;
const CONFLICT_OF_INTEREST = -2450;
interface Row {
  memberNo: number;
  permissions: Permission[];
  grant: { permissions: Permission[]; askedBy: string; isOwn: boolean } | null;
}
const account = { accountName: '홍길동', bank: '한빛은행', account: '9998877766655' };

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

describeWithDatabase('rights to money', (open) => {
  let server: TestServer;
  let chief: Employee;
  let deputy: Employee;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeEach(async () => {
    server = await open({ now: () => now, environment: { FOUR_EYES_WON: '10000' } });
    chief = await addEmployee(server, ['members', 'money', 'content'], '박하나');
    deputy = await addEmployee(server, ['members', 'money'], '이둘');
  });
  const newcomer = async () => (await server.member({ name: '신입사원', user_birth: '20000101' })).memberNo;
  const set = (by: Employee, memberNo: number, permissions: Permission[]) =>
    by.client.call('officeSetEmployee', { memberNo, permissions, reason: '담당 지정' });
  const refuse = (by: Employee, memberNo: number) =>
    by.client.call('officeRefuseGrant', { memberNo, reason: '잘못 지정' });
  const rowOf = async (by: Employee, memberNo: number) =>
    ((await by.client.call('officeEmployees')).entity as { list: Row[] }).list.find((row) => row.memberNo === memberNo);
  const waitingGrants = async ({ client }: Employee) =>
    ((await client.call('officeOverview')).entity as { waiting: { kind: string; count: number }[] }).waiting.find(
      ({ kind }) => kind === 'grants',
    )?.count;
  const roleOf = async (memberNo: number) =>
    (await server.db.selectFrom('member').select('role').where('member_no', '=', memberNo).executeTakeFirst())?.role;

  test('wait until another employee grants the same; all can see who requested it', async () => {
    const memberNo = await newcomer();
    expect(await set(chief, memberNo, ['money'])).toMatchObject({ code: 1, entity: 'asked' });
    expect(await roleOf(memberNo)).toBe('member');
    expect(await newestAct(server)).toMatchObject({ act: 'ask: set permissions', detail: '{"after":"money"}' });
    expect(await rowOf(deputy, memberNo)).toMatchObject({
      permissions: [],
      grant: { permissions: ['money'], askedBy: '박하나', isOwn: false, reason: expect.stringMatching(/./) as string },
    });
    expect(await rowOf(chief, memberNo)).toMatchObject({ grant: { isOwn: true } });
    expect([await waitingGrants(chief), await waitingGrants(deputy)]).toEqual([0, 1]);
    expect(await set(chief, memberNo, ['money'])).toMatchObject(CODES.SECOND_EMPLOYEE_NEEDED);
    expect(await set(deputy, memberNo, ['members', 'money'])).toMatchObject(CODES.SECOND_LOOK_DIFFERS);
    expect(await set(deputy, memberNo, ['money'])).toMatchObject({ code: 1, entity: 'done' });
    expect(await listPermissions(server.db, memberNo)).toEqual(['money']);
    expect(await rowOf(deputy, memberNo)).toMatchObject({ permissions: ['money'], grant: null });
    const given = await server.db
      .selectFrom('employee_grant')
      .select(['permission', 'granted_by'])
      .where('member_no', '=', memberNo)
      .orderBy('grant_no')
      .execute();
    expect(given).toEqual([
      { permission: null, granted_by: chief.memberNo },
      { permission: 'money', granted_by: chief.memberNo },
    ]);
  });

  test('are not confirmed by an employee without `money`', async () => {
    const memberNo = await newcomer();
    const other = await addEmployee(server, ['members']);
    await set(chief, memberNo, ['money']);
    expect(await set(other, memberNo, ['money'])).toMatchObject(CODES.PERMISSION_NOT_OWN);
    expect(await waitingGrants(other)).toBeUndefined();
  });

  test('are taken away by one, and with that nothing waits any more', async () => {
    const { memberNo } = await addEmployee(server, ['content']);
    await set(chief, memberNo, ['content', 'money']);
    expect(await set(chief, memberNo, ['content'])).toMatchObject({ entity: 'done' });
    expect(await rowOf(deputy, memberNo)).toMatchObject({ permissions: ['content'], grant: null });
    const { memberNo: cashier } = await addEmployee(server, ['money']);
    expect(await set(chief, cashier, [])).toMatchObject({ entity: 'done' });
    expect(await listPermissions(server.db, cashier)).toEqual([]);
  });

  test('of an employee who already has `money` are changed by one', async () => {
    const { memberNo } = await addEmployee(server, ['money']);
    expect(await set(chief, memberNo, ['content', 'money'])).toMatchObject({ entity: 'done' });
  });

  test('are rejected, or withdrawn, by one', async () => {
    const memberNo = await newcomer();
    await set(chief, memberNo, ['money']);
    expect(await refuse(deputy, memberNo)).toMatchObject({ code: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'refuse grant', reason: '잘못 지정' });
    expect(await rowOf(deputy, memberNo)).toBeUndefined();
    expect(await refuse(deputy, memberNo)).toMatchObject(CODES.OFFICE_STATE_CHANGED);
    expect(await set(deputy, memberNo, ['money'])).toMatchObject({ entity: 'asked' });
  });

  test('are not requested if nobody could confirm, with a message about who helps', async () => {
    const memberNo = await newcomer();
    await set(deputy, chief.memberNo, ['content', 'members', 'money']);
    await server.db
      .updateTable('member')
      .set({ status: 'SUSPENDED' })
      .where('member_no', '=', deputy.memberNo)
      .execute();
    const answer = await set(chief, memberNo, ['money']);
    expect(answer).toMatchObject(CODES.NO_SECOND_EMPLOYEE);
    expect(answer.message).toContain('서버 운영자에게 요청');
    expect(await newestAct(server)).toMatchObject({ act: 'refuse: set permissions', employee_no: chief.memberNo });
    expect(await rowOf(chief, memberNo)).toBeUndefined();
  });

  test('one person is not enough for much money: no account of one’s own can be the second', async () => {
    const { memberNo: thief } = await server.member({ name: '나도둑', user_birth: '19800808' });
    const employee = await becomeEmployee(server, thief, ['members', 'money']);
    const own = await server.member({ name: '나도둑', user_birth: '19800808' });
    expect(await set(employee, own.memberNo, ['money'])).toMatchObject(CODES.OWN_MATTER);
    // With a different name another employee has to confirm it; the requester and the new employee still cannot confirm
    // for each other.
    const straw = await server.member({ name: '허수아비', user_birth: '19810101' });
    expect(await set(employee, straw.memberNo, ['money'])).toMatchObject({ entity: 'asked' });
    expect(await roleOf(straw.memberNo)).toBe('member');
    expect(await set(deputy, straw.memberNo, ['money'])).toMatchObject({ entity: 'done' });
    const second = await becomeEmployee(server, straw.memberNo, []);
    const waiting = { toAccount: true, payment: { pay_method: 'vbank' } } as const;
    const { refundNo } = await addRefund(server, { status: 'AWAITING_ACCOUNT', ...waiting });
    const name = (by: Employee) => by.client.call('officeNameRefundAccount', { refundNo, reason: '전화', ...account });
    expect(await name(employee)).toMatchObject({ entity: 'asked' });
    expect(await name(second)).toMatchObject(CODES.SECOND_TOO_CLOSE);
    expect(await newestAct(server)).toMatchObject({
      act: 'refuse: name refund account',
      employee_no: straw.memberNo,
      object_no: refundNo,
      detail: '{"cause":"SECOND_TOO_CLOSE"}',
    });
    expect(await name(deputy)).toMatchObject({ entity: 'done' });
  });
});
