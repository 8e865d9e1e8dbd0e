import { DAY_MS } from '../../../clock/durations.ts';
import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { describeWithDatabase, TEST_NOW, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { openForJobs } from '../testing/accountJobs.ts';
import { marketingJob } from './marketingJob.ts';

const PASSWORD = 'Portal!2026';
const contact = {
  email: 'new@example.com',
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '',
};
const START = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('the profile', (open) => {
  let server: TestServer;
  const now = TEST_NOW;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });
  const loggedIn = async () => {
    const browser = server.client();
    const login = { userId: 'member02', userPw: PASSWORD, takeover: true };
    expect(await browser.call('login', login)).toMatchObject({ code: 1 });
    return browser;
  };
  const actions = async () =>
    (await server.db.selectFrom('audit_log').select('action').orderBy('audit_no').execute()).map(
      ({ action }) => action,
    );

  test('is replaced as a whole; trade and marketing consent may be omitted', async () => {
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

  test('retains the date of a consent for two years, then agreeing again renews it', async () => {
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

  test("takes a new phone verified in this browser, once; notifies the old one and rejects another member's", async () => {
    const browser = await loggedIn();
    const userPhone = '01055507777';
    const userPw = PASSWORD;
    expect(await browser.call('userUpdateAuth', { userPhone, userPw })).toMatchObject({ code: -1008 });
    await provePhone(browser, { name: '이나래', userPhone: '01012340001' }, 'changePhone');
    expect(await browser.call('userUpdateAuth', { userPhone: '01012340001', userPw })).toMatchObject({ code: -1006 });
    await provePhone(browser, { name: '이나래', userPhone }, 'changePhone');
    const kiosk = server.client();
    await kiosk.call('login', { userId: 'member02', userPw, applicationId: 'kiosk' });
    expect(await browser.call('userUpdateAuth', { userPhone, userPw })).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('userUpdateAuth', { userPhone, userPw })).toMatchObject({ code: -1008 });
    expect(await kiosk.call('fetchUser')).toMatchObject({ code: -1014 });
    expect(await browser.call('fetchUser')).toMatchObject({ entity: { userPhone } });
    expect(await browser.call('getListBoxUserNotice')).toMatchObject({
      entity: {
        list: expect.arrayContaining([
          expect.objectContaining({ title: '휴대폰 번호가 변경되었습니다.', path: '/sign/me' }),
        ]) as unknown,
      },
    });
    expect(await server.db.selectFrom('member_notice').select(['event', 'former_phone']).execute()).toContainEqual({
      event: 'phoneChanged',
      former_phone: '01012340002',
    });
  });

  test('a stolen session cannot move the account to another phone, nor a moved one get a new password at once', async () => {
    const stolen = await loggedIn();
    const userPhone = '01066608888';
    await provePhone(stolen, { name: '이나래', userPhone }, 'changePhone');
    expect(await stolen.call('userUpdateAuth', { userPhone })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'userPw', message: '비밀번호를 입력해주세요.' }] },
    });
    expect(await stolen.call('userUpdateAuth', { userPhone, userPw: 'Wrong!2026' })).toMatchObject({ code: -1017 });
    expect(await stolen.call('userUpdateAuth', { userPhone, userPw: PASSWORD })).toMatchObject({ code: 1 });
    const finder = server.client();
    await provePhone(finder, { name: '이나래', userPhone }, 'findPw');
    const find = { userId: 'member02', name: '이나래', userPhone };
    expect(await finder.call('findPw', find)).toMatchObject({ code: -1018 });
    expect(await finder.call('findPw', { ...find, userPw: 'Newly!2026' })).toMatchObject({ code: -1018 });
    await server.db
      .updateTable('member')
      .set({ phone_changed_at: new Date(now.getTime() - DAY_MS) })
      .where('user_id', '=', 'member02')
      .execute();
    expect(await finder.call('findPw', find)).toMatchObject({ code: 1 });
  });

  test('leaves neither passwords nor personal data in the audit log', async () => {
    const rows = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute());
    expect(rows).not.toMatch(/Portal!|Newly!|0101234|이나래|example\.com/);
  });
});

describeWithDatabase('the reminder of a consent to marketing', (open) => {
  let jobs: Awaited<ReturnType<typeof openForJobs>>;
  beforeAll(async () => {
    jobs = await openForJobs(open, START);
  });
  beforeEach(() => {
    jobs.clock.now = START;
    jobs.messages.length = 0;
  });

  test('reminds members of their consent every two years, in the daytime', async () => {
    const { client, memberNo } = await jobs.server.member({
      user_phone: '01044403333',
      agree_marketing_at: new Date('2024-11-19T00:00:00Z'),
      last_login_at: START,
    });
    jobs.clock.now = new Date('2026-11-20T12:30:00Z');
    await jobs.run(marketingJob, noticesJob, outboxJob);
    expect(jobs.messages.filter(({ userPhone }) => userPhone === '01044403333')).toEqual([]);
    jobs.clock.now = new Date('2026-11-21T00:30:00Z');
    await jobs.run(marketingJob, marketingJob, noticesJob, outboxJob);
    expect(jobs.messages.filter(({ userPhone }) => userPhone === '01044403333')).toHaveLength(1);
    expect(await client.call('getListBoxUserNotice')).toMatchObject({
      entity: { list: [{ title: '마케팅 정보 수신 동의를 확인해주세요.' }] },
    });
    expect(await jobs.rowOf(memberNo)).toMatchObject({
      marketing_reminded_at: jobs.clock.now,
      agree_marketing_at: new Date('2024-11-19T00:00:00Z'),
    });
  });

  test('does not remind members without a consent, or with a younger one', async () => {
    const joined = { user_phone: '01044404444', last_login_at: START, joined_at: new Date('2020-01-01T00:00:00Z') };
    const others = await Promise.all([
      jobs.server.member({ ...joined, agree_marketing_at: null }),
      jobs.server.member({
        ...joined,
        user_phone: '01044405555',
        agree_marketing_at: new Date('2024-11-21T00:00:00Z'),
      }),
    ]);
    await jobs.run(marketingJob);
    const raised = jobs.server.db.selectFrom('member_notice').select('event');
    const notified = await raised
      .where(
        'member_no',
        'in',
        others.map(({ memberNo }) => memberNo),
      )
      .execute();
    expect(notified).toEqual([]);
  });
});
