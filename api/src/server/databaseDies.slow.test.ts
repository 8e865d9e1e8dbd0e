import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Queries } from '../database/types/tables.ts';
import { BusinessError } from '../errors/errors.ts';
import type { HandlerTable } from '../pipeline/handler.ts';
import { openTestServer, postgresMissing, type TestServer } from '../testing/index.ts';
import { startCluster, type Cluster } from '../testing/postgresCluster.ts';

const POOL_SIZE = 4;

const pidOf = async (db: Queries) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;

/** Kills a server started by this test, so its data may be lost. */
const kill = (pid: number) => process.kill(pid, 'SIGKILL');

const describeOnOwnServer = postgresMissing() === null ? describe : describe.skip;

describeOnOwnServer('calls while PostgreSQL dies', () => {
  let cluster: Cluster;
  let server: TestServer;
  /** Work of the call `fetchNoticeChannels`, in its own transaction. */
  let work: (db: Queries) => Promise<unknown>;
  beforeAll(async () => {
    cluster = await startCluster();
    const handlers: Partial<HandlerTable> = {
      fetchNoticeChannels: async (_input, context) => {
        await inTransaction(context.db, work);
        return { bySms: true, byMail: true, hasMail: true };
      },
    };
    server = await openTestServer({ handlers }, async () => {
      const database = await openPostgres(cluster.url, POOL_SIZE);
      await migrate(database);
      // Committed rows survive a crash of the server, though not of the machine.
      await sql`alter role portal set synchronous_commit = on`.execute(database.queries);
      return database;
    });
  });
  afterAll(async () => {
    await server.close();
    await cluster.stop();
  });

  /** Waits until the server accepts connections again, also from the pool whose connections the crash has ended. */
  async function recovered() {
    for (;;) {
      const client = new pg.Client({ connectionString: cluster.url });
      // The connection may be lost once more after a response.
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select 1');
        await client.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Kills the server while a statement runs, so that the driver notices before the next one. */
  async function die(db: Queries) {
    const pid = await pidOf(db);
    const working = sql`select pg_sleep(60)`.execute(db);
    kill(pid);
    await working.catch(() => undefined);
  }

  test.each<[string, (db: Queries) => Promise<unknown>]>([
    ['the server ends the connection', (db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)],
    [
      'the server dies while it works',
      async (db) => {
        const pid = await pidOf(db);
        const working = sql`select pg_sleep(60)`.execute(db);
        kill(pid);
        return working;
      },
    ],
    [
      'it dies between two statements',
      async (db) => {
        await die(db);
        return sql`select 1`.execute(db);
      },
    ],
    ['it dies before the commit', die],
    [
      'it dies before a refusal is rolled back',
      async (db) => {
        await die(db);
        throw new BusinessError('APPLY_FULL');
      },
    ],
  ])('%s: 503, and the next call is answered', async (_title, dying) => {
    await recovered();
    const { client } = await server.member();
    work = dying;
    expect(await client.call('fetchNoticeChannels')).toMatchObject({ status: 503 });
    await recovered();
    work = () => Promise.resolve();
    expect(await client.call('fetchNoticeChannels')).toMatchObject({ status: 200 });
  });

  test('a crowd in the middle of a crash gets answers or 503, never a fault', async () => {
    await recovered();
    const members = await Promise.all(Array.from({ length: 2 * POOL_SIZE }, () => server.member()));
    const statuses = new Map<number, number>();
    for (let round = 1; round <= 3; round += 1) {
      let isOver = false;
      const calls = members.map(async ({ client }, index) => {
        while (!isOver) {
          const answer = await (index % 2
            ? client.call('fetchUser')
            : client.call('updateNoticeChannels', { bySms: true, byMail: true }));
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
        server.db,
      );
      kill(rows[0]?.pid ?? 0);
      await recovered();
      isOver = true;
      await Promise.all(calls);
    }
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  });
});
