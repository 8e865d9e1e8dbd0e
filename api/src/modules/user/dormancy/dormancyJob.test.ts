import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { createSandboxSender } from '../../../integrations/message/sandboxSender.ts';
import type { Job } from '../../../pipeline/job.ts';
import { describeOnBothDatabases, type TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { marketingJob } from '../account/marketingJob.ts';
import { hashPassword } from '../password/hash.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { dormancyJob } from './dormancyJob.ts';

const START = new Date('2026-11-20T02:00:00Z');

describeOnBothDatabases('jobs of accounts', (open) => {
  let server: TestServer;
  let moment = START;
  const texts: { userPhone: string; text: string }[] = [];
  const run = (...jobs: Job[]) =>
    jobs.reduce<Promise<void>>(
      (before, job) => before.then(() => job.run({ ...server.services, db: server.db, log: server.app.log })),
      Promise.resolve(),
    );
  const day = (text: string) => {
    moment = new Date(`${text}T02:00:00Z`);
  };
  beforeAll(async () => {
    server = await open({
      now: () => moment,
      integrations: { message: { ...createSandboxSender(), send: async (message) => void texts.push(message) } },
    });
  });
  beforeEach(() => {
    moment = START;
    texts.length = 0;
  });
  const rowOf = (memberNo: number) =>
    server.db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirstOrThrow();

  test('an account unused for a year is told 30 days before, becomes dormant with its data set apart, and is released whole', async () => {
    const userPw = 'Hanbit!27x';
    const person = { name: '오래비', userPhone: '01044401111' };
    const { memberNo } = await server.member({
      ...{ name: person.name, user_phone: person.userPhone },
      user_id: 'oraebee27',
      password_hash: await hashPassword(userPw),
      last_login_at: START,
      email: 'orae@example.com',
    });
    day('2027-10-20');
    await run(dormancyJob);
    expect(texts).toEqual([]);
    day('2027-10-22');
    await run(dormancyJob, dormancyJob, outboxJob);
    expect(texts).toEqual([
      expect.objectContaining({ userPhone: person.userPhone, text: expect.stringContaining('2027-11-21') }),
    ]);
    day('2027-11-20');
    await run(dormancyJob);
    expect(await rowOf(memberNo)).toMatchObject({ status: 'ACTIVE' });
    day('2027-11-22');
    await run(dormancyJob, outboxJob);
    expect(await rowOf(memberNo)).toMatchObject({
      status: 'DORMANT',
      email: null,
      user_address: null,
      name: person.name,
    });
    expect(texts).toHaveLength(1);

    const browser = server.client();
    expect(await browser.call('login', { userId: 'oraebee27', userPw })).toMatchObject({ code: -1003 });
    await provePhone(browser, person, 'dormant');
    expect(await browser.call('userModifyStatus', { status: 1, userPhone: person.userPhone })).toMatchObject({
      code: 1,
    });
    expect(await rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', email: 'orae@example.com' });
    expect(await browser.call('login', { userId: 'oraebee27', userPw })).toMatchObject({ code: 1 });
    day('2027-12-24');
    await run(dormancyJob);
    expect(await rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: null });
    const actions = await server.db
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

  test('without the notice nobody becomes dormant; a login after it starts the year anew; employees never do', async () => {
    const untold = await server.member({ user_phone: '01044402222', last_login_at: new Date('2024-01-01T00:00:00Z') });
    const employee = await server.member({ role: 'employee', last_login_at: new Date('2020-01-01T00:00:00Z') });
    await run(dormancyJob);
    expect(await rowOf(untold.memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: START });
    await server.db
      .updateTable('member')
      .set({ last_login_at: START, dormancy_notice_at: null })
      .where('member_no', '=', untold.memberNo)
      .execute();
    day('2026-12-25');
    await run(dormancyJob);
    for (const { memberNo } of [untold, employee])
      expect(await rowOf(memberNo)).toMatchObject({ status: 'ACTIVE', dormancy_notice_at: null });
  });

  test('a consent to marketing is reminded of every two years, by day', async () => {
    const { memberNo } = await server.member({
      user_phone: '01044403333',
      agree_marketing_at: new Date('2024-11-19T00:00:00Z'),
      last_login_at: START,
    });
    moment = new Date('2026-11-20T12:30:00Z');
    await run(marketingJob, outboxJob);
    expect(texts.filter(({ userPhone }) => userPhone === '01044403333')).toEqual([]);
    moment = new Date('2026-11-21T00:30:00Z');
    await run(marketingJob, marketingJob, outboxJob);
    expect(texts.filter(({ userPhone }) => userPhone === '01044403333')).toHaveLength(1);
    expect(await rowOf(memberNo)).toMatchObject({
      marketing_reminded_at: moment,
      agree_marketing_at: new Date('2024-11-19T00:00:00Z'),
    });
  });

  test('what is kept too long is erased on time, and the audit log says so', async () => {
    const { memberNo } = await server.member({ last_login_at: START });
    await server.db.deleteFrom('audit_log').execute();
    const at = START;
    await server.db
      .insertInto('audit_log')
      .values([
        { at, member_no: memberNo, action: 'login', address: '198.51.100.1' },
        { at, member_no: memberNo, action: 'profile changed', address: '198.51.100.1' },
      ])
      .execute();
    await server.db.insertInto('withdrawal_reason').values({ reason: '이사', withdrawn_on: '2026-11-20' }).execute();
    await server.db
      .insertInto('retained_record')
      .values([
        {
          member_no: memberNo,
          kind: 'contract',
          sealed: Buffer.from('a'),
          kept_from: at,
          keep_until: new Date('2031-11-20T02:00:00Z'),
        },
        { member_no: memberNo, kind: 'education', sealed: Buffer.from('b'), kept_from: at, keep_until: null },
      ])
      .execute();
    const left = async () => ({
      log: (
        await server.db
          .selectFrom('audit_log')
          .select(['action', 'address'])
          .where('action', 'in', ['login', 'profile changed'])
          .orderBy('audit_no')
          .execute()
      ).map(({ action, address }) => `${action} ${address}`.trim()),
      sessions: (await server.db.selectFrom('session').select('session_no').where('member_no', '=', memberNo).execute())
        .length,
      reasons: (await server.db.selectFrom('withdrawal_reason').selectAll().execute()).length,
      records: (await server.db.selectFrom('retained_record').select('kind').orderBy('record_no').execute()).map(
        ({ kind }) => kind,
      ),
    });
    day('2027-02-19');
    await run(retentionJob);
    expect(await left()).toEqual({
      log: ['login 198.51.100.1', 'profile changed 198.51.100.1'],
      sessions: 1,
      reasons: 1,
      records: ['contract', 'education'],
    });
    day('2027-02-22');
    await run(retentionJob);
    expect(await left()).toEqual({
      log: ['profile changed'],
      sessions: 0,
      reasons: 1,
      records: ['contract', 'education'],
    });
    day('2029-11-22');
    await run(retentionJob);
    expect((await left()).reasons).toBe(0);
    day('2031-11-21');
    await run(retentionJob);
    expect(await left()).toEqual({ log: [], sessions: 0, reasons: 0, records: ['education'] });

    const told = await server.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', 'like', 'retention%')
      .orderBy('audit_no')
      .execute();
    expect(told).toContainEqual({
      action: 'retention',
      detail: { rule: 'contracts of former members', erased: 1, left: 0 },
    });
    expect(told.filter(({ action }) => action === 'retention proved')).toEqual(
      expect.arrayContaining([{ action: 'retention proved', detail: { identitiesFound: 0 } }]),
    );
  });

  test('an identity that was left behind is found, erased and told', async () => {
    const { memberNo } = await server.member({ status: 'WITHDRAWN', name: '남은이' });
    await run(retentionJob);
    expect(await rowOf(memberNo)).toMatchObject({ name: null, user_phone: null, email: null });
    const { detail } = await server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'retention proved')
      .orderBy('audit_no', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ identitiesFound: 1 });
  });
});
