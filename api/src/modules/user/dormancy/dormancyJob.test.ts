import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { hashPassword } from '../password/hash.ts';
import { openForJobs } from '../testing/accountJobs.ts';
import { dormancyJob } from './dormancyJob.ts';

const START = new Date('2026-11-20T02:00:00Z');

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
