import { sql } from 'kysely';
import { openTestDatabase, postgresMissing, type DatabaseKind } from '../testing/index.ts';

/** Every column with its type, read from the catalogue. */
async function columnsOf(kind: DatabaseKind): Promise<string[]> {
  const database = await openTestDatabase(kind);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as name
    from information_schema.columns where table_schema = 'public'`.execute(database.queries);
  await database.close();
  return rows.map(({ name }) => name).toSorted();
}

const onPostgres = postgresMissing() === null ? test : test.skip;

onPostgres('the migrations make the same tables on both databases', async () => {
  const columns = await columnsOf('postgresql');
  expect(columns).toContain('session.token_hash bytea NO');
  expect(await columnsOf('embedded')).toEqual(columns);
});
