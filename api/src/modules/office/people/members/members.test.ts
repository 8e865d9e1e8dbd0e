import type { CallEntity, Calls } from '@portal/shared/contract';
import type { Permission } from '@portal/shared/contract/office/permission';
import { HOUR_MS, MINUTE_MS } from '../../../../clock/durations.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { passedMember } from '../../../manager/testing/certificates.ts';
import { addApplication } from '../../testing/applications.ts';
import { addEmployee, type Employee, newestAct } from '../../testing/employee.ts';

interface Shown {
  name: string;
  sessions: { ip: string; isLive: boolean }[];
  applications: { statusName: string }[];
}

describeWithDatabase('members in the office', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now, environment: { MEMBER_VIEWS_PER_HOUR: '3' } });
  });
  beforeEach(async () => {
    employee = await addEmployee(server, ['members']);
  });
  const person = { name: '나도향', user_id: 'dohyang7', user_phone: '01055554321', email: 'Dohyang@example.com' };
  const search = (input: object) => employee.client.call('officeMembers', input);
  const show = (memberNo: number, client = employee.client) =>
    client.call('officeShowMember', { memberNo, purpose: 'inquiry', reason: '전화 문의' });

  test('are found by the beginning of name or id, the end of the phone, or the mail address; all of it masked', async () => {
    const { memberNo } = await server.member(person);
    const masked = {
      memberNo,
      userId: 'doh*****',
      name: '나*향',
      userPhone: '010-****-4321',
      email: 'D***@example.com',
      statusName: '정상',
    };
    for (const input of [
      { keyword: '나도' },
      { by: 'userId', keyword: 'DOHY' },
      { by: 'phone', keyword: '4321' },
      { by: 'email', keyword: 'dohyang@EXAMPLE.com' },
    ]) {
      const { entity } = await search(input);
      expect(entity).toMatchObject({ list: [masked], pageInfo: { totalRow: 1 } });
      expect(JSON.stringify(entity)).not.toMatch(/나도향|dohyang|5555/i);
    }
    expect(await search({ by: 'name', keyword: '도향' })).toMatchObject({ entity: { list: [] } });
    expect(await search({ by: 'name', keyword: '%' })).toMatchObject({ entity: { list: [] } });
    expect(await search({ by: 'phone', keyword: '010' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'keyword', message: '숫자 4자리를 입력해주세요.' }] },
    });
    expect((await employee.client.call('officeMember', { memberNo })).entity).toMatchObject(masked);
  });

  test('a search is recorded with whom it showed, and not with what was looked for', async () => {
    const { memberNo } = await server.member({ name: '기록남' });
    await search({ keyword: '기록남' });
    const { act, detail, employee_no: employeeNo } = await newestAct(server);
    expect({ act, employeeNo }).toEqual({ act: 'search members', employeeNo: employee.memberNo });
    expect(JSON.parse(detail)).toEqual({ by: 'name', page: 1, found: 1, shown: String(memberNo) });
  });

  test('former members are in a separate list', async () => {
    const { memberNo } = await server.member({ status: 'WITHDRAWN', user_id: null, name: null, user_phone: null });
    const numbers = async (input: object) =>
      ((await search(input)).entity as { list: { memberNo: number }[] }).list.map((row) => row.memberNo);
    expect(await numbers({ limit: 100 })).not.toContain(memberNo);
    expect(await numbers({ status: 'WITHDRAWN' })).toEqual([memberNo]);
  });

  test('the whole of one is shown for a reason, and each time recorded with it', async () => {
    const { memberNo } = await server.member({ ...person, user_id: 'dohyang8', user_phone: '01055554322' });
    const without = await employee.client.call('officeShowMember', { memberNo, purpose: 'inquiry', reason: ' ' });
    expect(without).toMatchObject({ status: 400, entity: { issues: [{ path: 'reason' }] } });
    for (let time = 0; time < 2; time += 1) {
      expect((await show(memberNo)).entity).toMatchObject({
        until: '2026-11-20T11:05:00+09:00',
        name: '나도향',
        userPhone: '01055554322',
        userAddress: '서울특별시 중구 세종대로 110',
      });
      expect(await newestAct(server)).toMatchObject({
        act: 'show member',
        object: 'member',
        object_no: memberNo,
        employee_no: employee.memberNo,
        reason: '회원 문의 응대: 전화 문의',
      });
    }
  });

  test('no more are shown in an hour than the setting allows, not even at once; the refusal is recorded', async () => {
    const { memberNo } = await server.member({ name: '나도향' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => show(memberNo)));
    expect(answers.map(({ code }) => code).sort()).toEqual([-2431, -2431, 1, 1, 1]);
    expect(await newestAct(server)).toMatchObject({ act: 'refuse to show member', object_no: memberNo });
    const colleague = await addEmployee(server, ['members']);
    expect(await show(memberNo, colleague.client)).toMatchObject({ code: 1 });
    now = new Date(now.getTime() + HOUR_MS);
    await server.db
      .updateTable('session')
      .set({ token_at: now, expires_at: new Date(now.getTime() + HOUR_MS), used_at: new Date(now.getTime() + HOUR_MS) })
      .where('member_no', '=', employee.memberNo)
      .execute();
    expect(await show(memberNo)).toMatchObject({ code: 1 });
  });

  test('a result that is not announced yet is sealed here too', async () => {
    const { memberNo } = await passedMember(server, now);
    const { applications } = (await show(memberNo)).entity as Shown;
    expect(applications.map(({ statusName }) => statusName)).toEqual(['응시', '수료']);
  });

  test("of a member's records each employee reads those of their own work, sealed as elsewhere", async () => {
    const { memberNo } = await passedMember(server, now);
    const historyFor = async (...permissions: Permission[]) => {
      const { client } = await addEmployee(server, ['members', ...permissions]);
      const { applications, certificates, payments, refunds } = (await client.call('officeMember', { memberNo }))
        .entity as CallEntity<Calls['officeMember']>;
      return { applications: applications?.map(({ statusName }) => statusName), certificates, payments, refunds };
    };
    expect(await historyFor()).toEqual({});
    expect(await historyFor('money')).toEqual({ payments: [], refunds: [] });
    expect(await historyFor('qualification')).toEqual({ applications: ['응시', '수료'], certificates: [] });
  });

  test('shows when and from where a member logged in', async () => {
    const { memberNo, client } = await server.member({ name: '나도향' });
    await server.db
      .insertInto('audit_log')
      .values({ at: now, member_no: memberNo, action: 'login', ip: '198.51.100.9', detail: '{}' })
      .execute();
    await client.call('logout');
    const { sessions } = (await show(memberNo)).entity as Shown;
    expect(sessions).toMatchObject([{ ip: '198.51.100.9', isLive: false }]);
  });
});

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
