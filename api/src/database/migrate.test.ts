import { sql } from 'kysely';
import { countWaiting, describeOnBothDatabases, openTestDatabase } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { VersionLeftOut } from './otherVersions.ts';
import type { Database } from './types/database.ts';
import type { Migration } from './types/migration.ts';
import type { Queries } from './types/tables.ts';

const running = (...statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const BESIDE_WRITERS = [
  'drop index concurrently if exists probe',
  'create index concurrently probe on education (percent)',
];

test('migrations run in the order of their names', () =>
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted()));

describeOnBothDatabases('migrations', (_open, kind) => {
  const opened: Database[] = [];
  const fresh = async () => {
    const database = await openTestDatabase(kind);
    opened.push(database);
    return database;
  };
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
  const onPostgres = kind === 'postgresql' ? test : () => undefined;

  test('are there in a fresh database, and nothing more a second time', async () => {
    expect(await migrate(await fresh())).toEqual([]);
  });

  test('are retried if they got no lock', async () => {
    const database = await fresh();
    let attempts = 0;
    const busy: Migration = {
      async up(db) {
        attempts += 1;
        await sql`create table probe (no integer)`.execute(db);
        if (attempts === 1)
          await sql`do $$ begin raise exception 'canceling statement due to lock timeout' using errcode = '55P03'; end $$`.execute(
            db,
          );
      },
    };
    expect(await migrate(database, { ...migrations, '9999-busy': busy })).toEqual(['9999-busy']);
    expect(attempts).toBe(2);
  });

  test('of another version are refused in one sentence', async () => {
    const database = await fresh();
    const { '0001-accounts': _, ...others } = migrations;
    await expect(migrate(database, others)).rejects.toThrow(
      /^This database was made by another version of the portal \(.*0001-accounts.*\): start that version, or begin anew/,
    );
  });

  test('of a newer version are left alone by the version before', async () => {
    const database = await fresh();
    await migrate(database, { ...migrations, '9001-more': running('create table probe (no integer)') });
    expect(await migrate(database)).toEqual([]);
  });

  test('of a version that dropped something that this one uses are refused', async () => {
    const database = await fresh();
    const before = { ...migrations, '9001-unused': running('create table probe (no integer)') };
    const after = { ...before, '9002-gone-after-9001': running('drop table probe') };
    await migrate(database, before);
    await migrate(database, after);
    expect(await migrate(database, before)).toEqual([]);
    await expect(migrate(database)).rejects.toThrow(/\(9002-gone-after-9001 has taken away what this version uses\)/);
  });

  onPostgres('do not take away what the version before still uses', async () => {
    const database = await fresh();
    const before = { ...migrations, '9001-unused': running('create table probe (no integer)') };
    const after = { ...before, '9002-gone-after-9001': running('drop table probe') };
    await expect(migrate(database, after)).rejects.toThrow(VersionLeftOut);
    expect(await migrate(database, before)).toEqual(['9001-unused']);
    expect(await migrate(database, after)).toEqual(['9002-gone-after-9001']);
  });

  test('run in a transaction each, and stay applied if the next one fails', async () => {
    const database = await fresh();
    const done = { ...migrations, '9001-done': running('create table probe (no integer)') };
    const failing = { ...done, '9002-failing': running('create table other (no integer)', 'select 1 / 0') };
    await expect(migrate(database, failing)).rejects.toThrow('division by zero');
    expect(await migrate(database, { ...done, '9002-failing': running('create table other (no integer)') })).toEqual([
      '9002-failing',
    ]);
  });

  test('build an index beside writers, outside a transaction', async () => {
    const database = await fresh();
    const index = { ...running(...BESIDE_WRITERS), outsideTransaction: true } as const;
    expect(await migrate(database, { ...migrations, '9001-index': index })).toEqual(['9001-index']);
  });

  onPostgres('run once when several processes start at once, an index beside writers as well', async () => {
    const database = await fresh();
    let runs = 0;
    const index: Migration = {
      outsideTransaction: true,
      async up(db) {
        runs += 1;
        await running(...BESIDE_WRITERS).up(db);
      },
    };
    const starting = [1, 2, 3].map(() => migrate(database, { ...migrations, '9001-index': index }));
    expect((await Promise.all(starting)).flat()).toEqual(['9001-index']);
    expect(runs).toBe(1);
  });

  onPostgres('that wait for a table let others pass, and are done when it is free', async () => {
    const database = await fresh();
    const column = running('alter table education add column probe integer');
    const read = (db: Queries) => sql`select count(*) from education`.execute(db);
    const { migrating } = await database.queries.transaction().execute(async (reading) => {
      await read(reading);
      // Connections are listed before the migration has its own, as while statements of another database wait.
      await sql`select count(*) from pg_stat_activity`.execute(reading);
      let isDone = false;
      const migrating = migrate(database, { ...migrations, '9001-column': column }).finally(() => (isDone = true));
      while ((await countWaiting(reading)) === 0);
      // Queues behind the waiting migration, and returns once that has given up.
      await read(database.queries);
      expect(isDone).toBe(false);
      return { migrating };
    });
    expect(await migrating).toEqual(['9001-column']);
  });

  onPostgres('take as long as they need, but soon stop waiting', async () => {
    const database = await fresh();
    const limits = async (queries: Queries) => {
      const { rows } = await sql<{ statement: string; lock: string }>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
        queries,
      );
      return rows[0];
    };
    expect(Object.values((await limits(database.queries)) ?? {})).not.toContain('0');
    expect(await database.withoutTimeout(limits)).toEqual({ statement: '0', lock: '1500ms' });
  });

  test('columns are read: bigint as number, date as text, timestamptz as Date, bytes as Buffer', async () => {
    const { queries } = await fresh();
    const { rows } = await sql<Record<string, unknown>>`
      select 5::bigint as big, 12.5::numeric as numeric, '2026-11-20'::date as day, '\\x6162'::bytea as bytes,
        '2026-11-20T05:00:00Z'::timestamptz as time, '{"a":[1]}'::jsonb as json`.execute(queries);
    const { time, bytes, ...others } = rows[0] ?? {};
    expect(others).toEqual({ big: 5, numeric: 12.5, day: '2026-11-20', json: { a: [1] } });
    expect(new Date(String(time)).toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(Buffer.from(bytes as Uint8Array).toString()).toBe('ab');
  });
});
