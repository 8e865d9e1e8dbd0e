import { sql } from 'kysely';
import { describeOnBothDatabases, openTestDatabase, postgresMissing } from '../testing/index.ts';
import { isDatabaseDown } from './databaseDown.ts';
import { type ParameterOf, prepareQuery, prepareWrite } from './preparedQuery.ts';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from './transaction.ts';
import type { Database } from './types/database.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('of the driver'), { code, ...more });
// The embedded database: `embedded/embedded.slow.test.ts`.
const describeOnPostgres = postgresMissing() === null ? describe : describe.skip;

describeOnBothDatabases('a prepared query', (open, kind) => {
  let built = 0;
  const add = prepareQuery((db, value: ParameterOf<{ one: number; other: number }>) => {
    built += 1;
    return sql<{ sum: number; same: number }>`
      select ${value('one')}::integer + ${value('other')}::integer + ${1}::integer as sum,
        ${value('one')}::integer as same`.compile(db);
  });

  test('is built once and brings its own values each time, in a transaction as well', async () => {
    const { db } = await open();
    built = 0;
    expect(await add(db, { one: 1, other: 2 })).toEqual([{ sum: 4, same: 1 }]);
    expect(await db.transaction().execute((transaction) => add(transaction, { one: 5, other: 5 }))).toEqual([
      { sum: 11, same: 5 },
    ]);
    expect(built).toBeLessThanOrEqual(1);
  });

  if (kind === 'postgresql')
    test('is prepared by its connection under a name', async () => {
      const { db } = await open();
      await db.connection().execute(async (connection) => {
        await add(connection, { one: 1, other: 2 });
        await add(connection, { one: 3, other: 4 });
        const { rows } = await sql<{ statement: string; runs: number }>`
          select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(connection);
        expect(rows).toEqual([{ statement: expect.stringContaining('as same') as string, runs: 2 }]);
      });
    });
});

describeOnBothDatabases('a write whose answer nobody reads', (open) => {
  const action = 'test unread write';
  const write = prepareWrite((db, value: ParameterOf<{ key: string; at: Date }>) =>
    sql`insert into idempotency_key (member_no, call_name, idempotency_key, input_hash, envelope, created_at)
      values (1, ${action}, ${value('key')}, '', '{}', ${value('at')})`.compile(db),
  );
  const at = new Date('2026-11-20T05:00:00Z');
  let db: Awaited<ReturnType<typeof open>>['db'];
  const keys = async () =>
    (
      await db
        .selectFrom('idempotency_key')
        .select('idempotency_key')
        .where('call_name', '=', action)
        .orderBy('idempotency_key')
        .execute()
    ).map((row) => row.idempotency_key);
  const stateOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => sqlStateOf(error),
    );

  beforeAll(async () => void ({ db } = await open()));
  beforeEach(() => db.deleteFrom('idempotency_key').execute());

  test('is written when its transaction has ended, and visible to later statements', async () => {
    const seen = await inTransaction(db, async (transaction) => {
      await write(transaction, { key: 'one', at });
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from idempotency_key`.execute(
        transaction,
      );
      await write(transaction, { key: 'two', at });
      return rows;
    });
    expect(seen).toEqual([{ count: 1 }]);
    expect(await keys()).toEqual(['one', 'two']);
  });

  test('that fails as the last one rolls back its transaction, which fails with its error', async () => {
    await write(db, { key: 'one', at });
    const work = inTransaction(db, async (transaction) => {
      await write(transaction, { key: 'two', at });
      await write(transaction, { key: 'one', at });
    });
    expect(await stateOf(work)).toBe(UNIQUE_VIOLATION);
    expect(await keys()).toEqual(['one']);
  });

  test('that fails earlier fails the next one with its error, and the connection stays usable', async () => {
    const work = inTransaction(db, async (transaction) => {
      await write(transaction, { key: 'one', at });
      await write(transaction, { key: 'one', at });
      await write(transaction, { key: 'two', at });
      await sql`select 1`.execute(transaction);
    });
    expect(await stateOf(work)).toBe(UNIQUE_VIOLATION);
    expect(await keys()).toEqual([]);
    await inTransaction(db, (transaction) => write(transaction, { key: 'three', at }));
    expect(await keys()).toEqual(['three']);
  });

  test('outside a transaction fails itself', async () => {
    await write(db, { key: 'one', at });
    expect(await stateOf(write(db, { key: 'one', at }))).toBe(UNIQUE_VIOLATION);
  });

  test('of failed work is rolled back with it', async () => {
    const work = inTransaction(db, async (transaction) => {
      await write(transaction, { key: 'one', at });
      throw new Error('the work ended badly');
    });
    await expect(work).rejects.toThrow('the work ended badly');
    expect(await keys()).toEqual([]);
  });
});

test.each([
  ['the server is being stopped', withCode('57P01')],
  ['another process of the server has died', withCode('57P02')],
  ['the server is starting', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a lock that others have for too long', withCode('55P03')],
  ['a deadlock that was repeated in vain', withCode('40P01')],
  ['a serialization conflict that was repeated in vain', withCode('40001')],
  ['a connection that breaks', withCode('ECONNRESET')],
  ['a socket that has gone', withCode('ENOENT', { syscall: 'connect' })],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ['an embedded database that is closed', new Error('PGlite is closed')],
  ['one of these as a cause', new Error('a call failed', { cause: withCode('57P01') })],
])('%s: the database is down', (_title, error) => expect(isDatabaseDown(error)).toBe(true));

test.each([
  ['a row that is refused', withCode('23505')],
  ['a statement that took too long, which is a fault', withCode('57014')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['a fault', new TypeError('x is not a function')],
  ['what is no error', 'timeout exceeded when trying to connect'],
])('%s: it is not', (_title, error) => expect(isDatabaseDown(error)).toBe(false));

describeOnPostgres('who listens to PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
  });
  afterAll(() => database.close());

  const notify = () => sql`select pg_notify('probe', '')`.execute(database.queries);
  const listening = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where query = 'listen "probe"' and datname = current_database()`.execute(database.queries);
    return rows.map(({ pid }) => pid);
  };

  test('receives notifications, also after the connection has broken, and none after the end', async () => {
    let times = 0;
    let next: () => void = () => undefined;
    const heard = () => new Promise<void>((resolve) => (next = resolve));
    const after = async (act: () => unknown) => {
      const news = heard();
      await act();
      await news;
      return times;
    };
    let stop: () => Promise<void> = () => Promise.resolve();
    const begin = () => {
      stop = database.listen('probe', () => {
        times += 1;
        next();
      });
    };
    // Listening begins with a call: an earlier notification may have been missed.
    expect(await after(begin)).toBe(1);
    expect(await after(notify)).toBe(2);
    const [pid] = await listening();
    expect(await after(() => sql`select pg_terminate_backend(${pid}::integer)`.execute(database.queries))).toBe(3);
    expect(await after(notify)).toBe(4);
    await stop();
    await notify();
    expect([await listening(), times]).toEqual([[], 4]);
  });
});
