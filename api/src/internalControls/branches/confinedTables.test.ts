import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../testing/index.ts';
import { BranchRows } from './BranchRows.ts';
import { confinedTables } from './confinedTables.ts';
import { NEUTRAL_TABLES } from './neutralTables.ts';

const BRANCH = 7;

describeWithDatabase('the tables that an employee of a branch reads', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db);
    return rows.map(({ name }) => name);
  };
  const confined = confinedTables(BRANCH, 'members').map(([name]) => name);

  test('are each confined to it, or declared neutral with the reason', async () => {
    const unknown = (await tables()).filter((table) => !confined.includes(table) && !(table in NEUTRAL_TABLES));
    expect(
      unknown.map((table) => `${table} is read whole by employees of a branch: declare it in confinedTables.ts`),
    ).toEqual([]);
  });

  test('are each declared once, and exist', async () => {
    const known = await tables();
    const declared = [...confined.filter((name) => name !== 'own_branch'), ...Object.keys(NEUTRAL_TABLES)];
    expect(declared.filter((table) => !known.includes(table))).toEqual([]);
    expect(declared.filter((table, index) => declared.indexOf(table) !== index)).toEqual([]);
  });

  test('can each be read under their condition', async () => {
    const db = server.db.withPlugin(new BranchRows(BRANCH, 'audit'));
    for (const table of confined)
      expect([table, (await sql`select from ${sql.table(table)}`.execute(db)).rows]).toEqual([table, []]);
  });
});
