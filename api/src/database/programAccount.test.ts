import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { postgresMissing } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types/database.ts';

const onPostgres = postgresMissing() === null ? describe : describe.skip;

onPostgres('the account with which the API works', () => {
  const suffix = randomBytes(6).toString('hex');
  const name = `portal_rights_${suffix}`;
  const account = `portal_"program"_${suffix}`;
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const administrator = new pg.Client({ connectionString: server });
  let database: Database;

  beforeAll(async () => {
    await administrator.connect();
    await administrator.query(`create database ${name}`);
    const owner = new URL(server);
    owner.pathname = `/${name}`;
    const program = new URL(owner);
    program.username = encodeURIComponent(account);
    program.password = 'words of an operator';
    database = await openPostgres(program.href, 2, { ownerUrl: owner.href });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.query(`drop role ${pg.escapeIdentifier(account)}`);
    await administrator.end();
  });

  test('is made by the owner, who sends PostgreSQL a verifier and not the password', async () => {
    const { rows } = await administrator.query(
      'select rolpassword, rolsuper, rolcreaterole from pg_authid where rolname = $1',
      [account],
    );
    expect(rows).toEqual([
      { rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$4096:/), rolsuper: false, rolcreaterole: false },
    ]);
  });

  test('reads and writes rows', async () => {
    await sql`insert into audit_log (at, action, ip) values (now(), 'login', '198.51.100.1')`.execute(database.queries);
    await sql`update audit_log set ip = ''`.execute(database.queries);
    const { numDeletedRows } = await database.queries.deleteFrom('audit_log').executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
  });

  test.each([
    ['makes a table', 'create table probe (no integer)'],
    ['changes one', 'alter table member add column probe integer'],
    ['drops one', 'drop table session'],
    ['empties one at once', 'truncate session'],
    ['takes a trigger off', 'drop trigger office_audit_stays on office_audit'],
    ['changes the audit log', 'update office_audit set reason = null'],
    ['shortens it', 'delete from office_audit'],
    ['writes what was migrated', 'delete from kysely_migration'],
    ['becomes another account', 'set role pg_read_all_data'],
    ['reads a file of the server', "select pg_read_file('PG_VERSION')"],
  ])('never %s', async (_act, statement) => {
    await expect(sql.raw(statement).execute(database.queries)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('starts without the owner if nothing is to be migrated', async () => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    url.username = encodeURIComponent(account);
    const alone = await openPostgres(url.href, 1);
    try {
      expect(await migrate(alone)).toEqual([]);
    } finally {
      await alone.close();
    }
  });

  test('has its rights on objects of a later version', async () => {
    await database.withoutTimeout((owner) => sql`create table later (no serial)`.execute(owner));
    await expect(sql`insert into later default values`.execute(database.queries)).rejects.toThrow('permission denied');
    await migrate(database);
    await sql`insert into later default values`.execute(database.queries);
  });
});
