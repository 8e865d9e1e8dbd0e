import { DAY_MS } from '../clock/durations.ts';
import { describeOnBothDatabases, TEST_NOW, type TestServer } from '../testing/index.ts';

describeOnBothDatabases('sessions', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  const account = { userId: 'member02', userPw: 'Portal!2026' };

  test('a member call without a token answers 401', async () => {
    expect(await server.client().call('fetchUser')).toMatchObject({ status: 401, code: 401 });
  });

  test('a login is refused while a session is live elsewhere, and ends it by takeover', async () => {
    const [first, second] = [server.client(), server.client()];
    expect(await first.call('login', account)).toMatchObject({ status: 200, code: 1, entity: { userId: 'member02' } });
    expect(await second.call('login', account)).toMatchObject({ status: 200, code: -1013 });
    expect(await second.call('login', { ...account, takeover: true })).toMatchObject({ code: 1 });
    expect(await first.call('userLoginSessionCheck')).toMatchObject({ status: 200, code: -1014 });
    expect(await first.call('fetchUser')).toMatchObject({ status: 200, code: -1014 });
    expect(await second.call('fetchUser', {}, { headers: { authorization: `Bearer ${second.token}` } })).toMatchObject({
      code: 1,
    });
  });

  test('a browser that logs in again replaces its own session without a question', async () => {
    const { client } = await server.member();
    const mine = server.client();
    mine.token = client.token;
    expect(await mine.call('fetchUser')).toMatchObject({ code: 1 });
    const again = server.client();
    await again.call('login', { ...account, takeover: true });
    expect(await again.call('login', account)).toMatchObject({ code: 1 });
  });

  test('a session ends after 24 hours', async () => {
    const { client } = await server.member();
    now = new Date(now.getTime() + DAY_MS);
    expect(await client.call('fetchUser')).toMatchObject({ status: 401, entity: { ended: 'age' } });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ status: 401, entity: { ended: 'age' } });
    expect(await server.client().call('fetchUser')).toMatchObject({ status: 401, entity: null });
  });

  test('a session is one of its own application and of no other', async () => {
    const browser = server.client();
    await browser.call('login', { ...account, applicationId: 'kiosk', takeover: true });
    expect(await browser.call('userLoginSessionCheck', { applicationId: 'kiosk' })).toMatchObject({ code: 1 });
    expect(await browser.call('userLoginSessionCheck', { applicationId: 'site' })).toMatchObject({ status: 401 });
    expect(await browser.call('userLoginSessionCheck')).toMatchObject({ status: 401 });
  });

  test('programs that are not known share one session of a member', async () => {
    const [one, another] = [server.client(), server.client()];
    expect(await one.call('login', { ...account, applicationId: 'made-up' })).toMatchObject({ code: 1 });
    expect(await another.call('login', { ...account, applicationId: 'other-one' })).toMatchObject({ code: -1013 });
    expect(await another.call('login', { ...account, applicationId: 'other-one', takeover: true })).toMatchObject({
      code: 1,
    });
    expect(await one.call('userLoginSessionCheck', { applicationId: 'made-up' })).toMatchObject({ code: -1014 });
  });

  test('the session of a suspended member answers that the member is gone', async () => {
    const { client, memberNo } = await server.member();
    await server.db.updateTable('member').set({ status: 'SUSPENDED' }).where('member_no', '=', memberNo).execute();
    expect(await client.call('fetchUser')).toMatchObject({ status: 200, code: -9997 });
  });

  test('a session that was logged out answers so, and logging out twice is not an error', async () => {
    const { client } = await server.member();
    expect(await client.call('logout')).toMatchObject({ code: 1 });
    expect(await client.call('logout')).toMatchObject({ code: 1 });
    expect(await client.call('userLoginSessionCheck')).toMatchObject({ status: 200, code: -1014 });
  });
});
