import { CODES } from '@portal/shared/contract';
import { HOUR_MS, MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { hashPassword } from './hash.ts';
import { requireStrongPassword } from './requireStrong.ts';

const PASSWORD = 'Portal!2026';
const WRONG = 'Wrong!2026';
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const owner = { userId: 'Wooree27', userPhone: '01088801234', userBirth: '19660302' };

describeWithDatabase('changing the password', (open) => {
  let server: TestServer;
  let now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  const loggedIn = async (userPw = PASSWORD) => {
    const browser = server.client();
    expect(await browser.call('login', { userId: 'member02', userPw, takeover: true })).toMatchObject({ code: 1 });
    return browser;
  };

  test('needs the current password; other sessions end, this one continues, and the member is told', async () => {
    const browser = await loggedIn();
    const other = server.client();
    await other.call('login', { userId: 'member02', userPw: PASSWORD, applicationId: 'kiosk' });
    expect(await browser.call('changePassword', { currentPw: 'Wrong!2026', userPw: 'Newly!2026' })).toMatchObject({
      code: -1017,
      message: '현재 비밀번호가 일치하지 않습니다.',
    });
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: PASSWORD })).toMatchObject({
      code: -1016,
    });
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'aaaaaa' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'userPw' }, { path: 'userPw' }] },
    });
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'Passw0rd!7' })).toMatchObject(
      CODES.PASSWORD_WEAK,
    );
    const answers = await Promise.all(
      ['Newly!2026', 'Other!2027'].map((userPw) => browser.call('changePassword', { currentPw: PASSWORD, userPw })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([-1017, 1]);
    expect(await browser.call('fetchUser')).toMatchObject({ code: 1 });
    expect(await browser.call('getListBoxUserNotice')).toMatchObject({
      entity: {
        list: [{ title: '비밀번호가 변경되었습니다.' }, { title: '새 기기에서 로그인했습니다.' }],
      },
    });
    expect(await other.call('userLoginSessionCheck', { applicationId: 'kiosk' })).toMatchObject({ code: -1014 });
    await loggedIn(answers[0]?.code === 1 ? 'Newly!2026' : 'Other!2027');
    expect(await server.client().call('login', { userId: 'member02', userPw: PASSWORD })).toMatchObject({
      code: -1001,
    });
  });

  test('cannot be used to try passwords with a stolen session', async () => {
    const browser = server.client();
    await browser.call('login', { userId: 'member01', userPw: PASSWORD });
    for (let tries = 0; tries < 10; tries += 1)
      await browser.call('changePassword', { currentPw: `Wrong!20${tries + 10}`, userPw: 'Newly!2026' });
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'Newly!2026' })).toMatchObject({
      code: -1017,
    });
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'Newly!2026' })).toMatchObject({
      code: 1,
    });
  });

  test('stores a hash with the cost of production', async () => {
    const real = await open({ hasRealPasswordCost: true });
    const { client, memberNo } = await real.member({ password_hash: await hashPassword(PASSWORD) });
    expect(await client.call('changePassword', { currentPw: PASSWORD, userPw: 'Newly!2026' })).toMatchObject({
      code: 1,
    });
    const { password_hash } = await real.db
      .selectFrom('member')
      .select('password_hash')
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('leaves neither passwords nor personal data in the audit log', async () => {
    const rows = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute());
    expect(rows).not.toMatch(/Portal!|Newly!|0101234|이나래|example\.com/);
  });
});

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

test('a flood of passwords fills the queue and no more; what follows is refused at once', async () => {
  const hashes = await Promise.allSettled(Array.from({ length: 400 }, () => hashPassword('Portal!2026', CHEAP)));
  const refused = hashes.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(100);
  expect(refused[0]?.reason).toMatchObject({ codeName: 'NOT_READY' });
  expect(await hashPassword('Portal!2026', CHEAP)).toMatch(/^\$argon2id\$/);
});

test('a password is stored by Argon2id of 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('Portal!2026'), await hashPassword('Portal!2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test.each([
  ['p@ssw0rd', 'leaked, with letters replaced'],
  ['Passw0rd!7', 'a frequent word with a digit and a sign behind it'],
  ['27#Qwerty', 'a frequent word with digits and a sign before it'],
  ['Hanbit!927', 'the association'],
  ['wooree27!A', 'the id in other letters'],
  ['a!88801234', 'the phone without 010'],
  ['a!19660302', 'the birth date'],
  ['a!660302', 'the birth date without its century'],
])('%s is refused: %s', (password) => {
  expect(() => requireStrongPassword(password, owner)).toThrow(CODES.PASSWORD_WEAK.message);
});

test.each(['Bada!927', 'Portal!2026', 'Moonlight#48k', 'Woo!2748'])('%s is accepted', (password) => {
  expect(() => requireStrongPassword(password, owner)).not.toThrow();
});

test('an account without an id, phone or birth date has no parts to avoid', () => {
  expect(() => requireStrongPassword('Bada!927', { userId: null, userPhone: null, userBirth: '' })).not.toThrow();
});
