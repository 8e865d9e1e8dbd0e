import { HttpError } from '../errors/errors.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';
import { CoalescedReads } from './CoalescedReads.ts';
import { CrowdSessions } from './CrowdSessions.ts';
import { RowQueues } from './RowQueues.ts';

describe('concurrent reads', () => {
  /** Started reads, each with functions to end it. */
  const begun: { resolve(result: string): void; reject(error: Error): void }[] = [];
  const run = () => new Promise<string>((resolve, reject) => begun.push({ resolve, reject }));
  const begins = (count: number) => expect(begun).toHaveLength(count);
  /** Lets settled promises run their callbacks. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let reads: CoalescedReads<string>;
  beforeEach(() => {
    begun.length = 0;
    reads = new CoalescedReads();
  });

  test('while one is running, all others share the next, which begins after their call', async () => {
    const first = reads.read('list', run);
    const others = [reads.read('list', run), reads.read('list', run), reads.read('list', run)];
    begins(1);
    begun[0]?.resolve('before');
    expect(await first).toBe('before');
    await settled();
    begins(2);
    begun[1]?.resolve('after');
    expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  });

  test('another key waits for nobody, and nothing is cached', async () => {
    void reads.read('list', run);
    void reads.read('another', run);
    begins(2);
    for (const { resolve } of begun) resolve('done');
    await settled();
    void reads.read('list', run);
    begins(3);
  });

  test('a failed read fails for all who share it, and the next one is a retry', async () => {
    const first = reads.read('list', run);
    const second = reads.read('list', run);
    begun[0]?.reject(new Error('the database was gone'));
    await expect(first).rejects.toThrow('the database was gone');
    await settled();
    begun[1]?.resolve('back');
    expect(await second).toBe('back');
  });
});

describeWithDatabase('the sessions of a crowd', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-26T10:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('simultaneous callers each get their session, or none', async () => {
    const sessions = new CrowdSessions(() => server.db);
    const members = [await server.member(), await server.member(), await server.member()];
    const tokens = [...members.map(({ client }) => client.token), 'unknown', ''];
    const lookups = await Promise.all(tokens.map((token) => sessions.find(token, now)));
    expect(lookups.map((lookup) => (lookup.state === 'live' ? lookup.caller.memberNo : lookup.state))).toEqual([
      ...members.map(({ memberNo }) => memberNo),
      'unknown',
      'none',
    ]);
  });

  test('only a read uses the lookups of the last minute', async () => {
    const sessions = new CrowdSessions(() => server.db);
    const { client, memberNo } = await server.member();
    expect(await sessions.findCached(client.token, now)).toMatchObject({ state: 'live' });
    await server.db.updateTable('session').set({ ended: 'displaced' }).where('member_no', '=', memberNo).execute();
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(await sessions.find(client.token, after(1))).toEqual({ state: 'displaced' });
    expect(await sessions.findCached(client.token, after(59))).toMatchObject({ state: 'live' });
    expect(await sessions.findCached(client.token, after(60))).toEqual({ state: 'displaced' });
  });
});

describe('work on a contended row', () => {
  /** Started work, each with functions to end it. */
  const begun: { resolve(): void; reject(error: Error): void }[] = [];
  const work = () => new Promise<void>((resolve, reject) => begun.push({ resolve, reject }));
  /** Lets settled promises run their callbacks. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let queues: RowQueues;
  beforeEach(() => {
    begun.length = 0;
    queues = new RowQueues();
  });

  test('runs two at a time; the next begins when one has ended or failed', async () => {
    const all = Array.from({ length: 4 }, () => queues.run('course 1', work));
    await settled();
    expect(begun).toHaveLength(2);
    begun[0]?.resolve();
    begun[1]?.reject(new Error('no seat'));
    await expect(all[1]).rejects.toThrow('no seat');
    await settled();
    expect(begun).toHaveLength(4);
  });

  test('another row is not blocked', async () => {
    for (let count = 0; count < 3; count += 1) void queues.run('course 1', work);
    void queues.run('course 2', work);
    await settled();
    expect(begun).toHaveLength(3);
  });

  test('more than a thousand waiting callers are refused for now', async () => {
    for (let count = 0; count < 1_002; count += 1) void queues.run('course 1', work);
    const tooMany = queues.run('course 1', work);
    await expect(tooMany).rejects.toThrow(HttpError);
    await expect(tooMany).rejects.toMatchObject({ codeName: 'NOT_READY' });
  });
});
