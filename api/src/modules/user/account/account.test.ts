import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';

const PASSWORD = 'Portal!2026';
const contact = {
  email: 'new@example.com',
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '',
};

describeOnBothDatabases('the own account', (open) => {
  let server: TestServer;
  const start = new Date('2026-11-20T02:00:00Z');
  let moment = start;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => moment });
  });
  const loggedIn = async (userPw = PASSWORD) => {
    const browser = server.client();
    expect(await browser.call('login', { userId: 'member02', userPw, takeover: true })).toMatchObject({ code: 1 });
    return browser;
  };
  const actions = async () =>
    (await server.db.selectFrom('audit_log').select('action').orderBy('audit_no').execute()).map(
      ({ action }) => action,
    );

  test('the profile is changed as a whole; the consent to marketing alone may be left out', async () => {
    const browser = await loggedIn();
    expect(await server.client().call('updateProfile', contact)).toMatchObject({ status: 401 });
    expect(
      await browser.call('updateProfile', {
        ...contact,
        industryType: 3,
        lcns_no: '1',
        bssh_nm: '새집',
        agreeMarketing: true,
      }),
    ).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('fetchUser')).toMatchObject({
      entity: {
        email: 'new@example.com',
        userAddress2: '',
        industryType: 3,
        bssh_nm: '새집',
        agreeMarketing: true,
        agreeMarketingDate: '2026-11-20T11:00:00+09:00',
      },
    });
    expect(await browser.call('updateProfile', contact)).toMatchObject({ code: 1 });
    expect(await browser.call('fetchUser')).toMatchObject({
      entity: { bssh_nm: '', industryType: 3, agreeMarketing: true },
    });
    expect(await browser.call('updateProfile', { ...contact, agreeMarketing: false })).toMatchObject({ code: 1 });
    expect(await browser.call('fetchUser')).toMatchObject({
      entity: { agreeMarketing: false, agreeMarketingDate: null },
    });
    expect((await actions()).filter((action) => /marketing|profile/.test(action))).toEqual([
      'profile changed',
      'marketing agreed',
      'profile changed',
      'profile changed',
      'marketing withdrawn',
    ]);
    expect(await browser.call('updateProfile', { ...contact, email: 'x', postCode: '' })).toMatchObject({
      status: 400,
    });
  });

  test('a consent stays as old as it is until two years are over, then saying yes renews it', async () => {
    const { client } = await server.member({ agree_marketing_at: new Date('2025-01-02T00:00:00Z') });
    await client.call('updateProfile', { ...contact, agreeMarketing: true });
    expect(await client.call('fetchUser')).toMatchObject({
      entity: { agreeMarketingDate: '2025-01-02T09:00:00+09:00' },
    });
    const old = await server.member({ agree_marketing_at: new Date('2024-11-20T02:00:00Z') });
    await old.client.call('updateProfile', { ...contact, agreeMarketing: true });
    expect(await old.client.call('fetchUser')).toMatchObject({
      entity: { agreeMarketingDate: '2026-11-20T11:00:00+09:00' },
    });
  });

  test('a phone is replaced by one that was proved here, once; the old one is told, a phone of another is refused', async () => {
    const browser = await loggedIn();
    const userPhone = '01055507777';
    expect(await browser.call('userUpdateAuth', { userPhone })).toMatchObject({ code: -1008 });
    await provePhone(browser, { name: '이나래', userPhone: '01012340001' }, 'changePhone');
    expect(await browser.call('userUpdateAuth', { userPhone: '01012340001' })).toMatchObject({ code: -1006 });
    await provePhone(browser, { name: '이나래', userPhone }, 'changePhone');
    expect(await browser.call('userUpdateAuth', { userPhone })).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('userUpdateAuth', { userPhone })).toMatchObject({ code: -1008 });
    expect(await browser.call('fetchUser')).toMatchObject({ entity: { userPhone } });
    expect(
      await server.db.selectFrom('outbox').select('kind').where('kind', '=', 'phone changed').execute(),
    ).toHaveLength(1);
  });

  test('a password is changed by who knows the present one; other sessions end, this one goes on', async () => {
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
    const answers = await Promise.all(
      ['Newly!2026', 'Other!2027'].map((userPw) => browser.call('changePassword', { currentPw: PASSWORD, userPw })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([-1017, 1]);
    expect(await browser.call('fetchUser')).toMatchObject({ code: 1 });
    expect(await other.call('userLoginSessionCheck', { applicationId: 'kiosk' })).toMatchObject({ code: -1014 });
    await loggedIn(answers[0]?.code === 1 ? 'Newly!2026' : 'Other!2027');
    expect(await server.client().call('login', { userId: 'member02', userPw: PASSWORD })).toMatchObject({
      code: -1001,
    });
  });

  test('a stolen session is no way to try passwords out', async () => {
    const browser = server.client();
    await browser.call('login', { userId: 'member01', userPw: PASSWORD });
    for (let tries = 0; tries < 10; tries += 1)
      await browser.call('changePassword', { currentPw: `Wrong!20${tries + 10}`, userPw: 'Newly!2026' });
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'Newly!2026' })).toMatchObject({
      code: -1017,
    });
    moment = new Date(moment.getTime() + 15 * 60_000);
    expect(await browser.call('changePassword', { currentPw: PASSWORD, userPw: 'Newly!2026' })).toMatchObject({
      code: 1,
    });
  });

  test('the audit trail has neither passwords nor people', async () => {
    const rows = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute());
    expect(rows).not.toMatch(/Portal!|Newly!|0101234|이나래|example\.com/);
  });
});
