import { sql } from 'kysely';
import { inTransaction } from '../../../database/transaction.ts';
import { createLogger } from '../../../server/logging.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { becomeEmployee } from '../../office/testing/employee.ts';
import { findMember } from '../account/store.ts';
import { eraseMember } from '../withdrawal/eraseMember.ts';
import { hygieneStates } from './dueState.ts';
import { reminderJob } from './reminderJob.ts';

const at = (time: string) => new Date(`${time}+09:00`);
const business = { lcns_no: '20110012345', bssh_nm: '한빛국밥집' };

describeWithDatabase('hygiene education of a member', (open) => {
  let server: TestServer;
  const clock = { now: at('2026-11-20T12:00') };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = at('2026-11-20T12:00');
  });

  let last = 0;
  const complete = (memberNo: number, completedOn: string, course: 'NEW' | 'YEARLY' = 'YEARLY') => {
    last += 1;
    return server.db
      .insertInto('hygiene_completion')
      .values({
        ...{
          member_no: memberNo,
          number: `제${last}호`,
          compared_number: `N${last}`,
          course,
          completed_on: completedOn,
        },
        ...{ provider: '서울지회', holder_masked: '홍*동', bssh_nm: '한빛국밥집', lcns_no: '20110012345' },
        entered_at: clock.now,
      })
      .returning('completion_no')
      .executeTakeFirstOrThrow();
  };
  const member = (columns: object = {}) =>
    server.member({ ...business, joined_at: at('2020-03-02T00:00'), ...columns });
  const runJob = () => reminderJob.run({ ...server.services, db: server.db, log: createLogger('silent') });
  const notices = (memberNo: number) =>
    server.db
      .selectFrom('member_notice')
      .select(['event', 'content', 'useful_until'])
      .where('member_no', '=', memberNo)
      .execute();

  test.each([
    ['never, joined before', {}, [], ['OVERDUE', 'YEARLY']],
    ['last year', {}, ['2025-12-31'], ['DUE', 'YEARLY']],
    ['the year before', {}, ['2024-12-31', '2020-01-01'], ['OVERDUE', 'YEARLY']],
    ['this year', {}, ['2026-01-01'], ['DONE', 'YEARLY']],
    ['never, joined this year', { joined_at: at('2026-01-01T00:00') }, [], ['DUE', 'YEARLY']],
    ['new this year', { lcns_no: '20260000001', joined_at: at('2026-03-02T00:00') }, [], ['DUE', 'NEW']],
    ['new last year, never', { lcns_no: '20250000001', joined_at: at('2025-03-02T00:00') }, [], ['OVERDUE', 'NEW']],
    ['new, with the course of the year before', { lcns_no: '20260000001' }, ['2025-12-30 NEW'], ['DONE', 'YEARLY']],
    ['old licence, with that course', {}, ['2025-12-30 NEW'], ['DUE', 'YEARLY']],
    ['a licence without a year', { lcns_no: '제17호' }, ['2025-05-01'], ['DUE', 'YEARLY']],
  ] as const)('completed %s', async (_name, columns, completions, expected) => {
    const { memberNo } = await member(columns);
    for (const one of completions) {
      const [day = '', course] = one.split(' ');
      await complete(memberNo, day, course === 'NEW' ? 'NEW' : 'YEARLY');
    }
    const { rows } = await sql<{ state: string; course: string }>`
      select * from ${hygieneStates(clock.now)} as owed where member_no = ${memberNo}`.execute(server.db);
    expect(rows.map(({ state, course }) => [state, course])).toEqual([expected]);
  });

  test('nobody owes it without a business, as an employee or while dormant', async () => {
    const [none, working, asleep] = [
      await member({ lcns_no: null }),
      await member(),
      await member({ status: 'DORMANT' }),
    ];
    await becomeEmployee(server, working.memberNo, ['content']);
    const { rows } = await sql<{ member_no: number }>`
      select member_no from ${hygieneStates(clock.now)} as owed`.execute(server.db);
    const owing = rows.map(({ member_no }) => member_no);
    for (const { memberNo } of [none, working, asleep]) expect(owing).not.toContain(memberNo);
    expect((await none.client.call('getMapHygiene')).entity).toMatchObject({ state: null, completions: [] });
  });

  test('is shown to the member alone, with a paper of one page', async () => {
    const { client, memberNo } = await member();
    const { completion_no: completionNo } = await complete(memberNo, '2026-05-07');
    expect((await client.call('getMapHygiene')).entity).toMatchObject({
      ...{ state: 'DONE', dueOn: '2026-12-31', name: '홍길동' },
      completions: [{ completionNo, courseName: '기존 영업자 위생교육 3시간', completedOn: '2026-05-07' }],
    });
    const { rawPayload, headers } = await server.app.inject({
      url: `/api/user/downloadHygiene?completionNo=${completionNo}`,
      headers: { authorization: client.token },
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(pagesOfPdf(rawPayload)).toBe(1);
    const words = (await wordsOnPdf(rawPayload)).replace(/\s/g, '');
    for (const text of ['위생교육수료증', '홍길동', '한빛국밥집', '2026.05.07(목)', '서울지회'])
      expect(words).toContain(text);
    const other = await member();
    expect(await other.client.call('downloadHygiene', { completionNo })).toMatchObject({ status: 404 });
    expect(await server.client().call('downloadHygiene', { completionNo })).toMatchObject({ status: 401 });
  });

  test('stays when the member leaves, without its business; the name is sealed', async () => {
    const { memberNo } = await member();
    await complete(memberNo, '2026-05-07');
    const leaving = await findMember(server.db, memberNo);
    if (!leaving) throw new Error('the member is missing');
    await inTransaction(server.db, (db) =>
      eraseMember(leaving, { db, now: clock.now, configuration: server.configuration }),
    );
    const rows = await server.db
      .selectFrom('hygiene_completion')
      .select(['holder_masked', 'lcns_no', 'bssh_nm'])
      .where('member_no', '=', memberNo)
      .execute();
    expect(rows).toEqual([{ holder_masked: '홍*동', lcns_no: null, bssh_nm: '' }]);
    const retained = await server.db
      .selectFrom('retained_record')
      .select(['kind', 'keep_until'])
      .where('member_no', '=', memberNo)
      .execute();
    expect(retained).toContainEqual({ kind: 'education', keep_until: null });
  });

  test('is due by a reminder, once a year, from October on, in the daytime', async () => {
    const [due, done, joined] = [
      await member(),
      await member(),
      await member({ lcns_no: '20260000001', joined_at: at('2026-09-25T00:00') }),
    ];
    await complete(done.memberNo, '2026-05-07');
    for (const time of ['2026-09-30T12:00', '2026-10-01T07:59', '2026-10-01T21:00']) {
      clock.now = at(time);
      await runJob();
      expect(await notices(due.memberNo)).toEqual([]);
    }
    clock.now = at('2026-10-01T08:00');
    await runJob();
    await runJob();
    expect(await notices(due.memberNo)).toEqual([
      {
        event: 'hygieneDue',
        content: expect.stringContaining('위생교육(3시간)'),
        useful_until: at('2027-01-01T00:00'),
      },
    ]);
    expect([await notices(done.memberNo), await notices(joined.memberNo)]).toEqual([[], []]);
    clock.now = at('2026-10-10T08:00');
    await runJob();
    expect(await notices(joined.memberNo)).toMatchObject([{ content: expect.stringContaining('위생교육(6시간)') }]);
    clock.now = at('2027-10-01T08:00');
    await runJob();
    expect(await notices(due.memberNo)).toHaveLength(2);
  });
});
