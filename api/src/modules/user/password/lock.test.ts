import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';

const PASSWORD = 'Portal!2026';

describeOnBothDatabases('the lock after wrong passwords', (open) => {
  let server: TestServer;
  let now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });

  test('locks a dormant account, and an account whose first lock is over', async () => {
    const guess = async (userId: string) => {
      for (let tries = 0; tries < 10; tries += 1) await server.client().call('login', { userId, userPw: 'Wrong!2026' });
    };
    const login = (userId: string) => server.client().call('login', { userId, userPw: PASSWORD, takeover: true });
    await guess('dormant01');
    expect(await login('dormant01')).toMatchObject({ code: -1001 });
    await guess('member02');
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    expect(await login('dormant01')).toMatchObject({ code: -1003 });
    await guess('member02');
    expect(await login('member02')).toMatchObject({ code: -1001 });
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    expect(await login('member02')).toMatchObject({ code: 1 });
  });
});
