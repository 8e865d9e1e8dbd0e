import { text } from 'node:stream/consumers';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';
import { readWithdrawals } from './withdrawalLog.ts';
import { withdrawalLogJob } from './withdrawalLogJob.ts';

describeWithDatabase('the log of withdrawals', (open) => {
  let server: TestServer;
  // The 21st in Seoul; each test begins on its own day.
  let now = new Date('2026-11-20T15:30:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  const leave = async (userId: string, userPhone: string) => {
    const { browser, memberNo } = await joinMember(server, userId, { name: '도우리', userPhone });
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    return memberNo;
  };
  const read = (since: string) => readWithdrawals(new Date(since), now, server.integrations.files);
  const queued = () => server.db.selectFrom('withdrawal_to_log').select('member_no').execute();

  test('has each withdrawal at once, outside of the database and without a name', async () => {
    const one = await leave('logged27', '01088810001');
    const file = await server.integrations.files.get('withdrawals/2026/11/21-1.csv');
    expect(file && (await text(file))).toBe(`memberNo,withdrawnAt\n${one},2026-11-20T15:30:00.000Z\n`);
    now = new Date('2026-11-20T16:00:00Z');
    const two = await leave('logged28', '01088810002');
    now = new Date('2026-11-23T01:00:00Z');
    const three = await leave('logged29', '01088810003');
    expect((await read('2026-11-20T20:00:00Z')).map(({ memberNo }) => memberNo)).toEqual([one, two, three]);
    expect((await read('2026-11-22T00:00:00Z')).map(({ memberNo }) => memberNo)).toEqual([three]);
    expect(await queued()).toEqual([]);
  });

  test('has all concurrent withdrawals at once', async () => {
    now = new Date('2026-11-24T01:00:00Z');
    const phones = ['01088810011', '01088810012', '01088810013', '01088810014', '01088810015'];
    const joined = await Promise.all(
      phones.map((userPhone, nth) => joinMember(server, `together${nth}27`, { name: '도우리', userPhone })),
    );
    await Promise.all(joined.map(({ browser }) => browser.call('withdraw', { userPw: JOINED_PASSWORD })));
    const logged = (await read('2026-11-24T00:00:00Z')).map(({ memberNo }) => memberNo);
    expect(logged.toSorted()).toEqual(joined.map(({ memberNo }) => memberNo).toSorted());
    expect(await queued()).toEqual([]);
  });

  test('gets entries later that the store could not take, without duplicates', async () => {
    now = new Date('2026-11-25T01:00:00Z');
    const put = jest.spyOn(server.integrations.files, 'put').mockRejectedValue(new Error('the store is away'));
    const memberNo = await leave('logged30', '01088810004');
    put.mockRestore();
    expect(await read('2026-11-25T00:00:00Z')).toEqual([]);
    const context = { ...server.services, db: server.db, log: server.app.log };
    await withdrawalLogJob.run(context);
    await withdrawalLogJob.run(context);
    expect(await read('2026-11-25T00:00:00Z')).toEqual([{ memberNo, withdrawnAt: now }]);
  });

  test('is not read past a changed file', async () => {
    now = new Date('2026-11-27T01:00:00Z');
    const bytes = new TextEncoder().encode('memberNo,withdrawnAt\n7\n');
    await server.integrations.files.put('withdrawals/2026/11/27-1.csv', bytes, 'text/csv; charset=utf-8');
    await expect(read('2026-11-27T00:00:00Z')).rejects.toThrow('withdrawals/2026/11/27-1.csv is not an entry');
  });
});
