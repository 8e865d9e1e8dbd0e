import { sql } from 'kysely';
import { DAY_MS } from '../clock/durations.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/index.ts';
import { pipelineJobs } from './jobs.ts';

const post = { title: '제목', content: '내용' };

describeOnBothDatabases('an Idempotency-Key', (open, kind) => {
  let server: TestServer;
  let now = new Date('2026-11-20T05:00:00Z');
  /** Number of times that the work was done. */
  let done = 0;
  /** Runs within the next call before its work ends. */
  let meanwhile = async (_kill: () => Promise<unknown>): Promise<unknown> => undefined;

  beforeAll(async () => {
    server = await open({
      now: () => now,
      handlers: {
        postIntBoard: async (_input, { db, now: at }) => {
          await db.insertInto('audit_log').values({ at, member_no: null, action: 'test idempotency' }).execute();
          await meanwhile(() =>
            kind === 'postgresql'
              ? sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
              : Promise.reject(new Error('the process is gone')),
          );
          done += 1;
          return done;
        },
      },
    });
  });
  beforeEach(async () => {
    done = 0;
    meanwhile = async () => undefined;
    await server.db.deleteFrom('audit_log').execute();
  });
  const written = () =>
    server.db.selectFrom('audit_log').selectAll().where('action', '=', 'test idempotency').execute();
  const write = (client: Awaited<ReturnType<TestServer['member']>>['client'], idempotencyKey?: string, input = post) =>
    client.call('postIntBoard', input, idempotencyKey === undefined ? {} : { idempotencyKey });

  test('missing: each call does the work', async () => {
    const { client } = await server.member();
    expect([(await write(client)).entity, (await write(client)).entity]).toEqual([1, 2]);
    expect(await written()).toHaveLength(2);
  });

  test('replay: the same answer again, the work once', async () => {
    const { client } = await server.member();
    const first = await write(client, 'key');
    expect((await write(client, 'key')).body).toBe(first.body);
    expect(await written()).toHaveLength(1);
  });

  test('other body: 422', async () => {
    const { client } = await server.member();
    await write(client, 'key');
    expect(await write(client, 'key', { ...post, title: '다른 제목' })).toMatchObject({ status: 422, code: 422 });
    expect(await written()).toHaveLength(1);
  });

  test('malformed: 400 at the header', async () => {
    const { client } = await server.member();
    for (const key of ['k'.repeat(201), 'two words', '키'])
      expect(
        await client.call('postIntBoard', post, {
          headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
        }),
      ).toMatchObject({ status: 400, entity: { issues: [{ path: 'Idempotency-Key' }] } });
  });

  // The embedded database has one connection: a second call begins when the first has ended.
  if (kind === 'postgresql')
    test('running: 409, and afterwards the same answer', async () => {
      const { client } = await server.member();
      let finish: () => void = () => undefined;
      const began = new Promise<void>((begin) => {
        meanwhile = () => {
          begin();
          return new Promise<void>((resolve) => (finish = resolve));
        };
      });
      await client.call('fetchUser');
      const first = write(client, 'key');
      await began;
      expect(await write(client, 'key')).toMatchObject({ status: 409, code: 409 });
      finish();
      const { body } = await first;
      expect((await write(client, 'key')).body).toBe(body);
      expect(await written()).toHaveLength(1);
    });

  // Another connection has to respond meanwhile.
  if (kind === 'postgresql')
    test('answered meanwhile by another: the work is rolled back, and that response returned', async () => {
      const { client, memberNo } = await server.member();
      await write(client, 'model');
      const { envelope: _envelope, ...model } = await server.db
        .selectFrom('idempotency_key')
        .selectAll()
        .where('member_no', '=', memberNo)
        .executeTakeFirstOrThrow();
      const other = {
        ...model,
        idempotency_key: 'key',
        envelope: JSON.stringify({ code: 1, message: '', entity: 77 }),
      };
      meanwhile = () => server.db.insertInto('idempotency_key').values(other).execute();
      expect(await write(client, 'key')).toMatchObject({ status: 200, code: 1, entity: 77 });
      expect(await written()).toHaveLength(1);
    });

  test('other member: another key', async () => {
    const [one, other] = [await server.member(), await server.member()];
    expect([(await write(one.client, 'key')).entity, (await write(other.client, 'key')).entity]).toEqual([1, 2]);
  });

  test('expired: after two days the key is new', async () => {
    const { client, memberNo } = await server.member();
    await write(client, 'key');
    const runJobs = async () => {
      for (const job of pipelineJobs) await job.run({ ...server.services, db: server.db, log: server.app.log });
    };
    now = new Date(now.getTime() + 2 * DAY_MS);
    await server.db
      .updateTable('session')
      .set({ expires_at: new Date(now.getTime() + DAY_MS), used_at: new Date(now.getTime() + DAY_MS) })
      .where('member_no', '=', memberNo)
      .execute();
    await runJobs();
    expect((await write(client, 'key')).entity).toBe(1);
    now = new Date(now.getTime() + 1);
    await runJobs();
    expect((await write(client, 'key')).entity).toBe(2);
  });

  test('killed in between: nothing of it stays, and the repeat does the work', async () => {
    const { client } = await server.member();
    meanwhile = (kill) => kill();
    expect((await write(client, 'key')).status).toBeGreaterThanOrEqual(500);
    meanwhile = async () => undefined;
    expect(await write(client, 'key')).toMatchObject({ status: 200, entity: 1 });
    expect(await written()).toHaveLength(1);
  });
});
