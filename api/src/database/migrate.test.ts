import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openTestDatabase, postgresMissing, type DatabaseKind } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Queries } from './types/tables.ts';

/** Every column with its type, read from the catalogue. */
async function columnsOf(kind: DatabaseKind) {
  const database = await openTestDatabase(kind);
  try {
    expect(await migrate(database)).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as name
      from information_schema.columns where table_schema = 'public' order by 1`.execute(database.queries);
    return rows.map(({ name }) => name);
  } finally {
    await database.close();
  }
}

describe('migrations', () => {
  test('run in the order of their names', () =>
    expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted()));

  test('make the tables on the embedded database, and nothing more a second time', async () => {
    expect(await columnsOf('embedded')).toContain('session.token_hash bytea NO');
  });

  (postgresMissing() === null ? test : test.skip)('make the same tables on PostgreSQL', async () => {
    expect((await columnsOf('postgresql')).toSorted()).toEqual((await columnsOf('embedded')).toSorted());
  });

  const onBoth = postgresMissing() === null ? (['embedded', 'postgresql'] as const) : (['embedded'] as const);

  test.each(onBoth)('that got no lock are tried again (%s)', async (kind) => {
    const database = await openTestDatabase(kind);
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
    await database.close();
  });

  test('of another version are refused in one sentence', async () => {
    const database = await openTestDatabase('embedded');
    const { '0001-accounts': _, ...others } = migrations;
    await expect(migrate(database, others)).rejects.toThrow(
      /^This database was made by another version of the portal \(.*0001-accounts.*\): start that version, or begin anew/,
    );
    await database.close();
  });

  (postgresMissing() === null ? test : test.skip)('take as long as they need, but soon stop waiting', async () => {
    const database = await openTestDatabase('postgresql');
    const limits = async (queries: Queries) => {
      const { rows } = await sql<{ statement: string; lock: string }>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
        queries,
      );
      return rows[0];
    };
    expect(await limits(database.queries)).toEqual({ statement: '15s', lock: '0' });
    expect(await database.withPatience(limits)).toEqual({ statement: '0', lock: '5s' });
    await database.close();
  });

  test('columns read the same on both: bigint as number, date as text, timestamptz as Date, bytes as Buffer', async () => {
    for (const kind of ['embedded', 'postgresql'] as const) {
      if (kind === 'postgresql' && postgresMissing() !== null) continue;
      const database = await openTestDatabase(kind);
      const { rows } = await sql<Record<string, unknown>>`
        select 5::bigint as big, 12.5::numeric as numeric, '2026-11-20'::date as day, '\\x6162'::bytea as bytes,
          '2026-11-20T05:00:00Z'::timestamptz as time, '{"a":[1]}'::jsonb as json`.execute(database.queries);
      await database.close();
      const { time, bytes, ...others } = rows[0] ?? {};
      expect(others).toEqual({ big: 5, numeric: 12.5, day: '2026-11-20', json: { a: [1] } });
      expect(new Date(String(time)).toISOString()).toBe('2026-11-20T05:00:00.000Z');
      expect(Buffer.from(bytes as Uint8Array).toString()).toBe('ab');
    }
  });
});
