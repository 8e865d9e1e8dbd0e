import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';

const PASSWORD = 'Portal!2026';
const WRONG = 'Wrong!2026';

describeWithDatabase('wrong passwords', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  const login = (userId: string, ip: string, userPw = PASSWORD) =>
    server.client(ip).call('login', { userId, userPw, takeover: true });
  const guess = async (userId: string, ip: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1) await login(userId, ip, WRONG);
  };
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const statusOf = (userId: string) =>
    server.db.selectFrom('member').select('status').where('user_id', '=', userId).executeTakeFirstOrThrow();

  test('make the network that sends them pause, longer each time, and nobody else', async () => {
    const attacker = '203.0.113.1';
    await guess('member02', attacker, 9);
    expect(await login('member02', attacker)).toMatchObject({ code: 1 });
    await guess('member02', attacker, 10);
    expect(await login('member02', attacker)).toMatchObject({ status: 200, code: -1001 });
    expect(await login('member02', '203.0.113.2')).toMatchObject({ code: 1 });
    later(MINUTE_MS);
    await guess('member02', attacker, 1);
    later(MINUTE_MS);
    expect(await login('member02', attacker)).toMatchObject({ code: -1001 });
    later(MINUTE_MS);
    expect(await login('member02', attacker)).toMatchObject({ code: 1 });
    // The right password has reset the count.
    await guess('member02', attacker, 9);
    expect(await login('member02', attacker)).toMatchObject({ code: 1 });
  });

  test('return the same bytes during a pause as for an unknown id', async () => {
    await guess('member01', '203.0.113.3', 10);
    await guess('nobody00', '203.0.113.3', 10);
    const [paused, unknown] = [await login('member01', '203.0.113.3'), await login('nobody00', '203.0.113.3')];
    expect(paused.body).toBe(unknown.body);
    const counted = await server.db.selectFrom('failed_login').selectAll().execute();
    expect(JSON.stringify(counted)).not.toMatch(/member01|nobody00|203\.0\.113/);
  });

  test('from many networks lock the account for a quarter of an hour, a dormant one too', async () => {
    const network = (number: number) => `198.51.100.${number}`;
    for (const userId of ['member02', 'dormant01']) {
      for (let number = 1; number <= 12; number += 1) await guess(userId, network(number), 9);
    }
    expect(await statusOf('member02')).toEqual({ status: 'LOCKED' });
    expect(await statusOf('dormant01')).toEqual({ status: 'DORMANT' });
    expect(await login('member02', '192.0.2.1')).toMatchObject({ code: -1001 });
    expect(await login('dormant01', '192.0.2.1')).toMatchObject({ code: -1001 });
    later(15 * MINUTE_MS);
    expect(await login('member02', '192.0.2.1')).toMatchObject({ code: 1 });
    expect(await login('dormant01', '192.0.2.1')).toMatchObject({ code: -1003 });
    // One more wrong password does not restore the lock.
    await guess('member02', '192.0.2.2', 1);
    expect(await login('member02', '192.0.2.1')).toMatchObject({ code: 1 });
  });

  test('of many concurrent guesses, those after the tenth are rejected even if they are right', async () => {
    later(HOUR_MS);
    const ip = '192.0.2.9';
    await Promise.all(Array.from({ length: 40 }, () => login('member01', ip, WRONG)));
    expect(await login('member01', ip)).toMatchObject({ code: -1001 });
    const rows = await server.db
      .selectFrom('failed_login')
      .select('failures')
      .where('paused_until', '>', now)
      .execute();
    expect(rows.length).toBe(1);
  });

  test('over many ids make their network pause for all of them, with the time to wait', async () => {
    now = TEST_NOW;
    const limited = await open({ demo: true, now: () => now, environment: { FAILED_LOGINS_PER_ADDRESS: '6' } });
    const spray = (number: number) =>
      limited.client('2001:db8::1').call('login', { userId: `someone${number}x`, userPw: WRONG });
    for (let number = 10; number < 16; number += 1) expect(await spray(number)).toMatchObject({ code: -1001 });
    expect(await limited.client('2001:db8::2').call('login', { userId: 'member01', userPw: PASSWORD })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    expect(await limited.client('2001:db9::1').call('login', { userId: 'member01', userPw: PASSWORD })).toMatchObject({
      code: 1,
    });
    later(MINUTE_MS);
    expect(await spray(20)).toMatchObject({ code: -1001 });
    expect(await spray(21)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
  });
});
