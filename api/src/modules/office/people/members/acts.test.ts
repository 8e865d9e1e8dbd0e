import { MINUTE_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, newestAct, type Employee } from '../../testing/employee.ts';

describeWithDatabase("acts on a member's account", (open) => {
  let server: TestServer;
  let employee: Employee;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
    employee = await addEmployee(server, ['members']);
  });
  const suspend = (memberNo: number) =>
    employee.client.call('officeSuspendMember', { memberNo, reason: '게시판 도배' });
  const reinstate = (memberNo: number) => employee.client.call('officeReinstateMember', { memberNo, reason: '소명함' });
  const actionsOn = async (memberNo: number) =>
    ((await employee.client.call('officeMember', { memberNo })).entity as { allowedActions: string[] }).allowedActions;
  const noticesOf = async (memberNo: number) =>
    (
      await server.db
        .selectFrom('member_notice')
        .select(['event', 'content'])
        .where('member_no', '=', memberNo)
        .orderBy('notice_no')
        .execute()
    ).map(({ event, content }) => [event, content.includes('게시판 도배')]);

  test('a suspended member is logged out at once and notified of the reason; applications remain', async () => {
    const { applicationNo, memberNo, client } = await addApplication(server, {
      kind: 'education',
      status: 'CONFIRMED',
    });
    const kiosk = server.client();
    expect(await client.call('fetchUser')).toMatchObject({ code: 1 });
    expect(await suspend(memberNo)).toMatchObject({ code: 1 });
    expect(await client.call('fetchUser')).toMatchObject({ status: 200, code: -9997, message: /이용이 정지된/ });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ code: -9997 });
    expect(await kiosk.call('authSend', { name: '홍길동', userPhone: '01099990000', purpose: 'findPw' })).toMatchObject(
      {
        code: -1007,
      },
    );
    expect(await noticesOf(memberNo)).toEqual([['accountSuspended', true]]);
    expect(
      await server.db
        .selectFrom('application')
        .select('status')
        .where('application_no', '=', applicationNo)
        .executeTakeFirst(),
    ).toEqual({ status: 'CONFIRMED' });
    expect(await suspend(memberNo)).toMatchObject({ code: -2401 });
  });

  test('a reinstated member is notified, needs a new login, and is not dormant the next day', async () => {
    const { memberNo, client } = await server.member({ last_login_at: new Date('2025-01-01T00:00:00Z') });
    await suspend(memberNo);
    expect(await actionsOn(memberNo)).toEqual(['reinstate']);
    expect(await reinstate(memberNo)).toMatchObject({ code: 1 });
    expect(await client.call('fetchUser')).toMatchObject({ code: -9997 });
    expect(
      await server.db
        .selectFrom('member')
        .select(['status', 'last_login_at'])
        .where('member_no', '=', memberNo)
        .executeTakeFirst(),
    ).toEqual({ status: 'ACTIVE', last_login_at: now });
    await suspend(memberNo);
    expect((await noticesOf(memberNo)).map(([event]) => event)).toEqual([
      'accountSuspended',
      'accountReinstated',
      'accountSuspended',
    ]);
  });

  test('an account locked by wrong passwords is suspended once the lock is over, and not before', async () => {
    const { memberNo } = await server.member({ status: 'LOCKED', locked_until: new Date(now.getTime() + MINUTE_MS) });
    expect(await actionsOn(memberNo)).not.toContain('suspend');
    expect(await suspend(memberNo)).toMatchObject({ code: -2401 });
    await server.db.updateTable('member').set({ locked_until: now }).where('member_no', '=', memberNo).execute();
    expect(await actionsOn(memberNo)).toContain('suspend');
    expect(await suspend(memberNo)).toMatchObject({ code: 1 });
  });

  test("a member's sessions can be ended, with an entry in the log", async () => {
    const { memberNo, client } = await server.member();
    const input = { memberNo, reason: '휴대폰 분실' };
    expect(await employee.client.call('officeEndSessions', input)).toMatchObject({ code: 1 });
    expect(await client.call('fetchUser')).toMatchObject({ code: -1014 });
    expect(await newestAct(server)).toMatchObject({ act: 'end sessions', object_no: memberNo, reason: '휴대폰 분실' });
    expect(await actionsOn(memberNo)).not.toContain('endSessions');
  });

  test('a suspended employee is out too, and a link does not help', async () => {
    const other = await addEmployee(server, ['members']);
    await suspend(other.memberNo);
    expect(await other.client.call('officeMember', { memberNo: other.memberNo })).toMatchObject({ code: -9997 });
    const input = { memberNo: other.memberNo, reason: '요청' };
    expect(await employee.client.call('officeSendLoginLink', input)).toMatchObject({ code: -2401 });
  });
});
