import { sql } from 'kysely';
import { describeOnBothDatabases } from '../testing/index.ts';
import { prepareQuery, type ParameterOf } from './preparedQuery.ts';

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
    test('is kept by its connection under a name', async () => {
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
