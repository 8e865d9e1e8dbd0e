import { sql } from 'kysely';
import type { Database } from '../database/types/database.ts';
import { loadDemo } from '../modules/loadDemo.ts';
import { describeOnBothDatabases, openTestDatabase, TEST_NOW } from './index.ts';

/** Identifies a database. */
const identityOf = async ({ queries }: Database) =>
  (
    await sql`
      select oid::text, pg_postmaster_start_time()::text as started
      from pg_database where datname = current_database()`.execute(queries)
  ).rows;

/** Everything that tests could leave behind: rows, sequences, triggers, and state of sessions. */
async function everythingIn({ queries }: Database) {
  const read = async (statement: string) => (await sql.raw<{ entry: string }>(statement).execute(queries)).rows;
  const tables = await read(`select tablename as entry from pg_tables where schemaname = 'public' order by 1`);
  const rows: Record<string, unknown> = {};
  for (const { entry } of tables) rows[entry] = await read(`select to_jsonb(t) as entry from ${entry} as t order by 1`);
  return {
    rows,
    sequences: await read(`select to_jsonb(s) as entry from pg_sequences as s order by 1`),
    triggers: await read(
      `select tgname || ' ' || tgenabled::text as entry from pg_trigger where not tgisinternal order by 1`,
    ),
    // The settings of plpgsql exist once a session has run some.
    settings: await read(
      `select name || ' ' || setting as entry from pg_settings where name not like 'plpgsql.%' order by 1`,
    ),
    temporary: await read(`select tablename as entry from pg_tables where schemaname like 'pg_temp%'`),
    // Other tests hold locks in other databases of the same server.
    locks: await read(`
      select objid::text as entry from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`),
  };
}

describeOnBothDatabases('a database that is used again', (open, kind) => {
  let earlier: Awaited<ReturnType<typeof open>>;
  let identity: unknown;

  test('is full of rows', async () => {
    earlier = await open();
    const { db, database, integrations, configuration } = earlier;
    await loadDemo(database, TEST_NOW, { files: integrations.files, keys: configuration.encryptionKeys });
    const { memberNo } = await earlier.member();
    await db
      .insertInto('office_audit')
      .values({
        audit_no: 1,
        at: TEST_NOW,
        employee_no: memberNo,
        act: 'made',
        object: 'course',
        object_no: 1,
        ip: '',
        reason: '',
        detail: '',
        previous_hash: Buffer.from('a'),
        hash: Buffer.from('b'),
      })
      .execute();
    await db.connection().execute(async (session) => {
      await sql`create temporary table left_behind as select 1`.execute(session);
      await sql`select pg_advisory_lock(7)`.execute(session);
      await sql`set lock_timeout = '1h'`.execute(session);
    });
    identity = await identityOf(database);
  });

  test('is like a fresh one, and its server is closed', async () => {
    await expect(earlier.app.inject('/health/live')).rejects.toThrow();
    const { database } = await open();
    expect(await identityOf(database)).toEqual(identity);
    const fresh = await openTestDatabase(kind);
    try {
      expect(await everythingIn(database)).toEqual(await everythingIn(fresh));
    } finally {
      await fresh.close();
    }
  });

  test('is not reused once its tables are changed', async () => {
    const changed = await open();
    const identity = await identityOf(changed.database);
    await changed.database.withoutTimeout((owner) => sql`alter table office_audit disable trigger user`.execute(owner));
    await changed.close();
    expect(await identityOf((await open()).database)).not.toEqual(identity);
  });
});
