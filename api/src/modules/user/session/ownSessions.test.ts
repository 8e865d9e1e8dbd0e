import type { OwnSession } from '@portal/shared/contract/ownSession';
import { MEMBER_IDLE_MINUTES, SESSION_UNUSED } from '@portal/shared/contract/user';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeOnBothDatabases, TEST_NOW, type TestClient, type TestServer } from '../../../testing/index.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';
import { deviceOf } from './device.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
/** Joins before the tests, each in another browser. */
const MEMBERS = ['lists', 'stranger', 'ending', 'newcomer', 'refused', 'unused'].map((name) => `${name}9`);

describeOnBothDatabases('own sessions', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  const joined = new Map<string, TestClient>();
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
    for (const [index, userId] of MEMBERS.entries()) {
      const { browser } = await joinMember(server, userId, { name: '김하나', userPhone: `0105555010${index}` });
      joined.set(userId, browser);
    }
  });
  const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS));
  const logIn = (browser: TestClient, userId: string, userAgent = '', applicationId = 'site') =>
    browser.call(
      'login',
      { userId, userPw: JOINED_PASSWORD, applicationId, takeover: true },
      { headers: { 'user-agent': userAgent } },
    );
  const sessionsOf = async (browser: TestClient) =>
    ((await browser.call('getListBoxSession')).entity as { sessions: OwnSession[] }).sessions;
  const warnings = async (userId: string) =>
    (
      await server.db
        .selectFrom('member_notice')
        .innerJoin('member', 'member.member_no', 'member_notice.member_no')
        .select('content')
        .where('user_id', '=', userId)
        .where('event', '=', 'newBrowser')
        .orderBy('notice_no')
        .execute()
    ).map(({ content }) => content);

  test('are listed with device, address and use, the caller’s marked, and those of others not at all', async () => {
    pass(1);
    const [office, phone] = [server.client('198.51.100.7'), server.client('198.51.100.8')];
    await logIn(office, 'lists9', CHROME, 'kiosk');
    const from = now;
    pass(10);
    await logIn(phone, 'lists9', IPHONE);
    await logIn(server.client(), 'stranger9', CHROME);
    pass(20);
    const [first, second] = await sessionsOf(phone);
    expect(first).toMatchObject({ device: '아이폰, 사파리', ip: '198.51.100.8', isCurrent: true, isLive: true });
    expect(second).toMatchObject({ device: '윈도 컴퓨터, 크롬', ip: '198.51.100.7', isCurrent: false, isLive: true });
    expect(Date.parse(second?.loginDate ?? '')).toBe(from.getTime());
    expect(Date.parse((await sessionsOf(phone))[0]?.usedAt ?? '')).toBe(now.getTime());
    expect((await server.client().call('getListBoxSession')).status).toBe(401);
  });

  test('one is ended by its number, all others without one, and nobody else’s', async () => {
    const [one, two, stranger] = [server.client(), server.client(), server.client()];
    await logIn(one, 'ending9');
    await logIn(two, 'ending9', '', 'kiosk');
    await logIn(stranger, 'stranger9');
    const [{ sessionNo = 0 } = {}] = await sessionsOf(stranger);
    expect(await two.call('postIntSessionEnd', { sessionNo })).toMatchObject({ code: 1, entity: 0 });
    expect(await stranger.call('fetchUser')).toMatchObject({ code: 1 });
    const other = (await sessionsOf(two)).find(({ isCurrent }) => !isCurrent);
    expect(await two.call('postIntSessionEnd', { sessionNo: other?.sessionNo })).toMatchObject({ entity: 1 });
    expect(await one.call('fetchUser')).toMatchObject({ code: -1014 });
    expect((await sessionsOf(two)).filter(({ isLive }) => isLive)).toHaveLength(1);
    await logIn(one, 'ending9');
    expect(await two.call('postIntSessionEnd')).toMatchObject({ entity: 1 });
    expect(await one.call('fetchUser')).toMatchObject({ code: -1014 });
    expect(await two.call('fetchUser')).toMatchObject({ code: 1 });
  });

  test('an employee has them too', async () => {
    const employee = server.client();
    await employee.call('adminLogin', { authorization: 'demo-admin' }, { headers: { 'user-agent': CHROME } });
    expect((await sessionsOf(employee))[0]).toMatchObject({ device: '윈도 컴퓨터, 크롬', isCurrent: true });
    expect(await employee.call('postIntSessionEnd')).toMatchObject({ code: 1 });
  });

  test('a login in a browser that is new to the account queues a notice, but not the first one after joining', async () => {
    const home = joined.get('newcomer9') ?? server.client();
    await logIn(home, 'newcomer9');
    expect(await warnings('newcomer9')).toEqual([]);
    const elsewhere = server.client();
    await logIn(elsewhere, 'newcomer9', IPHONE);
    await logIn(elsewhere, 'newcomer9', IPHONE);
    await logIn(home, 'newcomer9');
    expect(await warnings('newcomer9')).toEqual([expect.stringContaining('처음 쓰는 기기(아이폰, 사파리)')]);
  });

  test("a refused login is no known browser, and the administrator's link no new one", async () => {
    const thief = server.client();
    await thief.call('login', { userId: 'refused9', userPw: 'wrong', takeover: true });
    await logIn(thief, 'refused9');
    expect(await warnings('refused9')).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      await server.client().call('adminLogin', { authorization: 'demo-admin' });
    expect(await warnings('admin')).toEqual([]);
  });

  test("a member's session ends after disuse, each call putting that off, and is no reason to ask at a login", async () => {
    const browser = server.client();
    await logIn(browser, 'unused9');
    for (let times = 0; times < 3; times += 1) {
      pass(MEMBER_IDLE_MINUTES / 2);
      expect(await browser.call('userLoginSessionCheck')).toMatchObject({ code: 1 });
    }
    // After 24 hours it would end by its age.
    await logIn(browser, 'unused9');
    pass(MEMBER_IDLE_MINUTES + 1);
    const ended = { status: 401, entity: { ended: SESSION_UNUSED } };
    expect(await browser.call('userLoginSessionCheck')).toMatchObject(ended);
    expect(await browser.call('fetchUser')).toMatchObject(ended);
    expect(await server.client().call('login', { userId: 'unused9', userPw: JOINED_PASSWORD })).toMatchObject({
      code: 1,
    });
  });
});

test.each([
  [CHROME, '윈도 컴퓨터, 크롬'],
  [IPHONE, '아이폰, 사파리'],
  [`${CHROME} Edg/131.0.0.0`, '윈도 컴퓨터, 엣지'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921N) Chrome/115 Mobile SamsungBrowser/25.0', '안드로이드 휴대폰, 삼성 인터넷'],
  ['curl/8.0', ''],
  ['', ''],
])('the device of %s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
