import { sql } from 'kysely';
import { describeOnBothDatabases } from '../testing/index.ts';
import { prepareQuery, prepareWrite, type ParameterOf } from './preparedQuery.ts';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from './transaction.ts';

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
