import { CODES } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { hashPassword } from './hash.ts';

const PASSWORD = 'Portal!2026';

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
