import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { completeCourse } from '../../manager/testing/offerings.ts';
import { hashPassword } from '../password/hash.ts';
import { openForJobs } from '../testing/accountJobs.ts';
import { dormancyJob } from './dormancyJob.ts';
import { storeDormantRecord } from './dormantRecord.ts';

const START = new Date('2026-11-20T02:00:00Z');
const PASSWORD = 'Portal!2026';
const member02 = { name: '이나래', userPhone: '01012340002' };
const dormant = { name: '휴면회원', userPhone: '01012340003' };

describeWithDatabase('the dormancy job', (open) => {
  let jobs: Awaited<ReturnType<typeof openForJobs>>;
  beforeAll(async () => {
    jobs = await openForJobs(open, START);
  });
  beforeEach(() => {
    jobs.clock.now = START;
    jobs.messages.length = 0;
  });

  test('notifies 30 days before a year without use, stores the data separately, and a release restores it', async () => {
    const userPw = 'Hanbit!27x';
    const person = { name: '오래비', userPhone: '01044401111' };
    const { memberNo } = await jobs.server.member({
      ...{ name: person.name, user_phone: person.userPhone },
      user_id: 'oraebee27',
      password_hash: await hashPassword(userPw),
      last_login_at: START,
      email: 'orae@example.com',
    });
    jobs.setDay('2027-10-20');
    await jobs.run(dormancyJob);
    expect(jobs.messages).toEqual([]);
    jobs.setDay('2027-10-22');
    await jobs.run(dormancyJob, dormancyJob, noticesJob, outboxJob);
    expect(jobs.messages).toEqual([
      expect.objectContaining({ userPhone: person.userPhone, text: expect.stringContaining('2027.11.21 (일)') }),
    ]);
    expect(jobs.mails.sent.list()).toMatchObject([
      { to: 'orae@example.com', subject: expect.stringContaining('휴면') },
    ]);
    jobs.setDay('2027-11-20');
    await jobs.run(dormancyJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
    jobs.setDay('2027-11-22');
    await jobs.run(dormancyJob, noticesJob, outboxJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject({
      status: 'DORMANT',
      email: null,
      user_address: null,
      name: person.name,
    });
    expect(jobs.messages).toHaveLength(1);

    const browser = jobs.server.client();
    expect(await browser.call('login', { userId: 'oraebee27', userPw })).toMatchObject({ code: -1003 });
    await provePhone(browser, person, 'dormant');
    expect(await browser.call('userModifyStatus', { status: 1, userPhone: person.userPhone })).toMatchObject({
      code: 1,
    });
    expect(await jobs.rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', email: 'orae@example.com' });
    expect(await browser.call('login', { userId: 'oraebee27', userPw })).toMatchObject({ code: 1 });
    expect(await browser.call('getListBoxUserNotice')).toMatchObject({
      entity: { list: [{ title: '휴면 계정으로 전환될 예정입니다.' }] },
    });
    jobs.setDay('2027-12-24');
    await jobs.run(dormancyJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: null });
    const actions = await jobs.server.db
      .selectFrom('audit_log')
      .select('action')
      .where('member_no', '=', memberNo)
      .orderBy('audit_no')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'dormancy told',
      'became dormant',
      'released from dormancy',
      'login',
    ]);
  });

  test.each([
    ['by mail where there is no phone', { user_phone: null, email: 'nophone@example.com' }, START],
    ['not at all where the member cannot be reached, whose account stays', { user_phone: null, email: null }, null],
  ])('notifies %s', async (_how, contact, dormancy_notice_at) => {
    const { memberNo } = await jobs.server.member({ ...contact, last_login_at: new Date('2024-01-01T00:00:00Z') });
    await jobs.run(dormancyJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject({ dormancy_notice_at });
  });

  test('makes no account dormant without a notice; a login restarts the year; employees are exempt', async () => {
    const unnotified = await jobs.server.member({
      user_phone: '01044402222',
      last_login_at: new Date('2024-01-01T00:00:00Z'),
    });
    const employee = await jobs.server.member({ role: 'employee', last_login_at: new Date('2020-01-01T00:00:00Z') });
    await jobs.run(dormancyJob);
    expect(await jobs.rowOf(unnotified.memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: START });
    await jobs.server.db
      .updateTable('member')
      .set({ last_login_at: START, dormancy_notice_at: null })
      .where('member_no', '=', unnotified.memberNo)
      .execute();
    jobs.setDay('2026-12-25');
    await jobs.run(dormancyJob);
    for (const { memberNo } of [unnotified, employee])
      expect(await jobs.rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: null });
  });
});

describeWithDatabase('releasing a dormant account', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true });
  });

  test('needs its verified phone; then its member can log in', async () => {
    const browser = server.client();
    const release = { status: 1 as const, userPhone: dormant.userPhone };
    expect(await browser.call('userModifyStatus', release)).toMatchObject({
      code: -1008,
      message: '휴대폰인증을 해주세요',
    });
    expect(await browser.call('login', { userId: 'dormant01', userPw: PASSWORD })).toMatchObject({ code: -1003 });
    await provePhone(browser, dormant, 'dormant');
    expect(await browser.call('userModifyStatus', { ...release, status: 2 })).toMatchObject({ status: 400 });
    expect(await browser.call('userModifyStatus', release)).toMatchObject({ code: 1, entity: 1 });
    expect(await browser.call('userModifyStatus', release)).toMatchObject({
      code: -1005,
      message: '아이디가 존재하지 않습니다.',
    });
    expect(await browser.call('login', { userId: 'dormant01', userPw: PASSWORD })).toMatchObject({ code: 1 });
  });

  test('is for dormant accounts only, and employees cannot be reached by their phones', async () => {
    const browser = server.client();
    await provePhone(browser, member02, 'dormant');
    expect(await browser.call('userModifyStatus', { status: 1, userPhone: member02.userPhone })).toMatchObject({
      code: -1005,
    });
    expect(
      await browser.call('authSend', { name: '박관리', userPhone: '01012340009', purpose: 'findPw' }),
    ).toMatchObject({ code: -1007 });
  });
});

describeWithDatabase('withdrawing from a dormant account', (open) => {
  const PASSWORD = 'Hanbit!27x';

  let server: TestServer;
  let phones = 0;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function dormantMember() {
    const person = { name: '도우리', userPhone: `0108880${1000 + phones++}` };
    const { memberNo } = await server.member({
      name: person.name,
      user_phone: person.userPhone,
      user_birth: '19850214',
      password_hash: await hashPassword(PASSWORD),
    });
    const row = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    await storeDormantRecord(server.db, server.configuration.encryptionKeys, row);
    await server.db.updateTable('member').set({ status: 'DORMANT' }).where('member_no', '=', memberNo).execute();
    return { memberNo, person };
  }
  const withdraw = (browser: TestClient, person: object, userPw = PASSWORD) =>
    browser.call('withdrawDormant', { ...person, userPw, reason: '가게를 닫습니다.' });
  const statusOf = async (memberNo: number) =>
    (await server.db.selectFrom('member').select('status').where('member_no', '=', memberNo).executeTakeFirstOrThrow())
      .status;

  test('needs the phone, verified here, and the password; then nothing of the person is left but what must be', async () => {
    const { memberNo, person } = await dormantMember();
    await completeCourse(server.db, memberNo, 2);
    const browser = server.client();
    expect(await withdraw(browser, person)).toMatchObject({ code: -1008 });
    await provePhone(browser, person, 'dormant');
    expect(await withdraw(server.client(), person)).toMatchObject({ code: -1008 });
    expect(await withdraw(browser, person, 'Wrong!2026')).toMatchObject({ code: -1017 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
    expect(await withdraw(browser, person)).toMatchObject({ status: 200, code: 1, entity: 1 });

    expect(await statusOf(memberNo)).toBe('WITHDRAWN');
    expect(await server.db.selectFrom('dormant_record').selectAll().execute()).toEqual([]);
    expect(
      await server.db
        .selectFrom('member')
        .select(['user_id', 'name', 'user_phone', 'user_birth'])
        .where('member_no', '=', memberNo)
        .executeTakeFirst(),
    ).toEqual({ user_id: null, name: null, user_phone: null, user_birth: null });
    const remaining = await server.db
      .selectFrom('retained_record')
      .selectAll()
      .where('member_no', '=', memberNo)
      .where('kind', '=', 'education')
      .executeTakeFirstOrThrow();
    const { encryptionKeys } = server.configuration;
    expect(unseal(encryptionKeys, remaining.sealed, `retained_record:sealed:${remaining.record_no}`)).toContain(
      '19850214',
    );
  });

  test('wrong passwords are counted as at the login: after ten the right one is rejected too', async () => {
    const { memberNo, person } = await dormantMember();
    const browser = server.client('198.51.100.7');
    await provePhone(browser, person, 'dormant');
    for (let tries = 0; tries < 10; tries += 1) await withdraw(browser, person, 'Wrong!2026');
    expect(await withdraw(browser, person)).toMatchObject({ code: -1017 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
  });

  test('is rejected while something is open, and leaves the account and its record unchanged', async () => {
    const { memberNo, person } = await dormantMember();
    const browser = server.client();
    await provePhone(browser, person, 'dormant');
    await completeCourse(server.db, memberNo, 2);
    await server.db.updateTable('application').set({ status: 'CONFIRMED' }).where('member_no', '=', memberNo).execute();
    expect(await withdraw(browser, person)).toMatchObject({ code: -1015 });
    expect(await statusOf(memberNo)).toBe('DORMANT');
    expect(
      await server.db.selectFrom('dormant_record').select('member_no').where('member_no', '=', memberNo).execute(),
    ).toHaveLength(1);
    expect(await browser.call('userModifyStatus', { status: 1, ...person })).toMatchObject({ code: 1 });
  });

  test('is for dormant accounts only', async () => {
    const person = { name: '홍길동', userPhone: '01088809999' };
    const { memberNo } = await server.member({
      user_phone: person.userPhone,
      password_hash: await hashPassword(PASSWORD),
    });
    const browser = server.client();
    await provePhone(browser, person, 'findPw');
    expect(await withdraw(browser, person)).toMatchObject({ code: -1005 });
    expect(await statusOf(memberNo)).toBe('ACTIVE');
  });
});
