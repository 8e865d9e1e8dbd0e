import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { addCashReceipt } from '../../office/testing/cashReceipts.ts';
import { retentionJob } from '../retention/retentionJob.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';
import { erasedFilesJob } from './erasedFiles.ts';
import { eraseMember } from './eraseMember.ts';
import { hasOpenTasks } from './openTasks.ts';
import { readWithdrawals } from './withdrawalLog.ts';
import { withdrawalLogJob } from './withdrawalLogJob.ts';

const now = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('withdrawal and files', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('a file that the store could not remove at once is removed later', async () => {
    const { browser } = await joinMember(server, 'filekeep27', { name: '도우리', userPhone: '01088807777' });
    const upload = await browser.call(
      'uploadFile',
      {},
      {
        file: {
          fileName: 'face.gif',
          bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
        },
      },
    );
    const remove = jest
      .spyOn(server.integrations.files, 'remove')
      .mockRejectedValueOnce(new Error('the store is away'));
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
    remove.mockRestore();
    const stored = await server.integrations.files.get(String(upload.entity));
    expect(stored).not.toBeNull();
    stored?.destroy();
    await erasedFilesJob.run({ ...server.services, db: server.db, log: server.app.log });
    expect(await server.integrations.files.get(String(upload.entity))).toBeNull();
    expect(await server.db.selectFrom('erased_file').selectAll().execute()).toEqual([]);
  });

  test('a file that cannot be removed does not block others', async () => {
    const paths = Array.from({ length: 120 }, (_, index) => `uploads/${String(index).padStart(3, '0')}.webp`);
    await server.db
      .insertInto('erased_file')
      .values(paths.map((path) => ({ path, erased_at: now })))
      .execute();
    const stuck = paths.slice(0, 110);
    const remove = jest.spyOn(server.integrations.files, 'remove').mockImplementation(async (path) => {
      if (stuck.includes(path)) throw new Error('the store is away');
    });
    const context = { ...server.services, db: server.db, log: server.app.log };
    await expect(erasedFilesJob.run(context)).rejects.toThrow('110 erased files could not be removed');
    const left = async () =>
      (await server.db.selectFrom('erased_file').select('path').orderBy('path').execute()).map(({ path }) => path);
    expect(await left()).toEqual(stuck);
    remove.mockRestore();
    await erasedFilesJob.run(context);
    expect(await left()).toEqual([]);
  });
});

describeWithDatabase('cash receipts of a withdrawn member', (open) => {
  let now = new Date('2026-11-20T12:00:00+09:00');
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const read = (no: number) =>
    server.db.selectFrom('cash_receipt').selectAll().where('cash_receipt_no', '=', no).executeTakeFirst();

  async function leave(no: number) {
    const receipt = await read(no);
    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('member_no', '=', receipt?.member_no ?? 0)
      .executeTakeFirstOrThrow();
    const { configuration } = server;
    await server.db.transaction().execute((db) => eraseMember(member, { db, now, configuration }));
    return member.member_no;
  }

  test('an unissued one is retracted, and its number erased', async () => {
    const no = await addCashReceipt(server, { status: 'FAILED', failure: 'REFUSED' });
    const memberNo = await leave(no);
    expect(await read(no)).toMatchObject({ status: 'RETRACTED', number_sealed: null, number_masked: '' });
    const { count } = await server.db
      .selectFrom('retained_record')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('member_no', '=', memberNo)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(1);
  });

  test('an issued one remains without a name, with its number until the tax office has confirmed it', async () => {
    const issued = { status: 'ISSUED', amount: 50_000, issued_at: now } as const;
    const waiting = await addCashReceipt(server, { ...issued, receipt_key: 'rk-1' });
    const taken = await addCashReceipt(server, { ...issued, receipt_key: 'rk-2', confirmed_at: now });
    for (const no of [waiting, taken]) await leave(no);
    expect(await read(waiting)).toMatchObject({ status: 'ISSUED', number_masked: '' });
    expect((await read(waiting))?.number_sealed).not.toBeNull();
    expect(await read(taken)).toMatchObject({ status: 'ISSUED', number_sealed: null, number_masked: '' });
  });

  test('one that is being issued prevents the withdrawal', async () => {
    const no = await addCashReceipt(server, { status: 'UNKNOWN', unknown_since: now });
    const memberNo = (await read(no))?.member_no ?? 0;
    await sql`update application set status = 'COMPLETED' where member_no = ${memberNo}`.execute(server.db);
    expect(await hasOpenTasks(server.db, memberNo, now)).toBe(true);
    await sql`update cash_receipt set status = 'FAILED', failure = 'REFUSED' where cash_receipt_no = ${no}`.execute(
      server.db,
    );
    expect(await hasOpenTasks(server.db, memberNo, now)).toBe(false);
  });

  test('it is retained for five years after the last day for the tax return of its year', async () => {
    const no = await addCashReceipt(server, { status: 'FAILED', failure: 'REFUSED' });
    const erase = () => retentionJob.run({ ...server.services, db: server.db, log: server.app.log });
    now = new Date('2032-03-31T12:00:00+09:00');
    await erase();
    expect(await read(no)).toBeDefined();
    now = new Date('2032-04-01T12:00:00+09:00');
    await erase();
    expect(await read(no)).toBeUndefined();
  });
});

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
