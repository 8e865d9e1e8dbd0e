import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { openForJobs } from '../testing/accountJobs.ts';
import { marketingJob } from './marketingJob.ts';

const START = new Date('2026-11-20T02:00:00Z');

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
