import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { typedName } from '@portal/shared/rules';
import { addCourse, addExam } from '../modules/manager/testing/offerings.ts';
import { describeOnBothDatabases, postgresMissing, TEST_NOW, type TestServer } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import { up } from './migrations/0067-composed-names.ts';
import { migrations } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import { hashMigrations, namesOfNew, readReleased, refuseChanged } from './releasedMigrations.ts';
import type { Database } from './types/database.ts';

const STORED = [
  '김하나'.normalize('NFD'),
  '\u2068김하나\u2069',
  '김\u200b하나\ufeff',
  '김\n하나',
  '김\u3000\u3164 하나 ',
  'ＫＩＭ\u00a0ＨＡＮＡ',
  '\u3164',
  'JOHN SMITH',
  '👨‍👩‍👧‍👦',
];
const present = hashMigrations();
const onPostgres = postgresMissing() === null ? describe : describe.skip;

/** Rows that the database refuses from any program, and from statements typed by hand. */
describeOnBothDatabases('the database refuses', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });

  test('a second live account of a phone, but not the phone of a member who left', async () => {
    const phone = { user_phone: '01077770001' };
    const { memberNo } = await server.member(phone);
    await expect(server.member(phone)).rejects.toThrow(/member_one_live_phone/);
    await server.db.updateTable('member').set({ status: 'WITHDRAWN' }).where('member_no', '=', memberNo).execute();
    await server.member(phone);
  });

  test.each([
    ['a course that begins at another time than it says', { time: '11:00' }, /education_held_at/],
    ['a course on another day than it says', { edu_date: '2026-12-11' }, /education_(held|finish)_at/],
    ['a course that ends on another day', { finish_at: new Date('2026-12-12T00:00:00+09:00') }, /education_finish_at/],
  ])('%s', async (_title, columns, constraint) => {
    await expect(addCourse(server.db, columns)).rejects.toThrow(constraint);
  });

  test.each([
    ['an exam at another time than its ticket says', { time: '11:00' }, /examination_held_at/],
    ['an exam that ends on another day', { finish_at: new Date('2026-12-12T00:00:00+09:00') }, /examination_finish_at/],
    ['results on another day than announced', { pass_date: '2026-12-20' }, /examination_announced_at/],
    ['results at another time than announced', { pass_time: '11:00' }, /examination_announced_at/],
  ])('%s', async (_title, columns, constraint) => {
    await expect(addExam(server.db, columns)).rejects.toThrow(constraint);
  });

  test('a post with a file or picture that is not stored, and the deletion of one that a post shows', async () => {
    const post = {
      kind: 'board' as const,
      member_no: null,
      writer_masked: '홍*동',
      title: '제목',
      summary: '',
      content: '',
      plain_text: '',
      score: null,
      written_at: TEST_NOW,
    };
    const insert = (more: { image_path?: string } = {}) =>
      server.db
        .insertInto('member_post')
        .values({ ...post, ...more })
        .returning('post_no')
        .executeTakeFirstOrThrow();
    const { post_no } = await insert();
    const attach = (path: string) =>
      server.db.insertInto('member_post_file').values({ post_no, path, file_name: '표.csv', size: 1 }).execute();
    await expect(insert({ image_path: 'uploads/none.webp' })).rejects.toThrow(/member_post_image_stored/);
    await expect(attach('uploads/none.csv')).rejects.toThrow(/member_post_file_stored/);
    for (const path of ['uploads/a.webp', 'uploads/a.csv'])
      await server.db
        .insertInto('stored_file')
        .values({
          path,
          file_name: path,
          media_type: 'text/csv',
          size: 1,
          access: 'public',
          owner_no: null,
          stored_at: TEST_NOW,
        })
        .execute();
    await insert({ image_path: 'uploads/a.webp' });
    await attach('uploads/a.csv');
    const remove = (path: string) => server.db.deleteFrom('stored_file').where('path', '=', path).execute();
    await expect(remove('uploads/a.webp')).rejects.toThrow(/member_post_image_stored/);
    await expect(remove('uploads/a.csv')).rejects.toThrow(/member_post_file_stored/);
  });

  test('by triggers that a call either knows by their constraint, or never meets', async () => {
    const { rows } = await sql<{ name: string; constraint: string | null }>`
      select proname as name, substring(prosrc from 'constraint = ''([a-z_]+)''') as constraint from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~* 'raise exception' order by proname`.execute(server.db);
    expect(rows).toEqual([
      // A member may leave at any time: see `server/refusedRows.ts`.
      { name: 'application_needs_member', constraint: 'member_has_not_left' },
      // The program has no statement that changes terms, a number, a granted right or an entry of the audit log.
      { name: 'application_terms_stay', constraint: null },
      { name: 'certificate_number_stays', constraint: null },
      { name: 'employee_grant_stays', constraint: null },
      { name: 'office_audit_stays', constraint: null },
      { name: 'paper_number_stays', constraint: null },
    ]);
  });
});

describeOnBothDatabases('names that were stored as they were pasted', (open) => {
  test('are normalised; an empty name stays', async () => {
    const server = await open({});
    const members: number[] = [];
    for (const name of STORED) members.push((await server.member({ name })).memberNo);
    await up(server.db as unknown as Kysely<unknown>);
    const rows = await server.db.selectFrom('member').select(['member_no', 'name']).execute();
    expect(members.map((no) => rows.find(({ member_no }) => member_no === no)?.name)).toEqual(
      STORED.map((name) => typedName(name) || name),
    );
  });
});

describe('released migrations', () => {
  test('never change', () => expect(refuseChanged(readReleased(), present)).toEqual([]));

  test('are all in released.json', () =>
    expect(
      namesOfNew(readReleased(), present).map(
        (name) => `${name} is not in released.json; when it is done: npm run release-migrations -w api`,
      ),
    ).toEqual([]));

  test('are reported if changed, renamed, removed or new', () => {
    const released = { '0001-one': 'a', '0002-two': 'b', '0003-three': 'c' };
    const changed = { '0001-one': 'a', '0002-two': 'B', '0003-other': 'c' };
    expect(refuseChanged(released, changed)).toEqual([
      '0002-two has been released and must not change; write a new migration',
      '0003-three has been released and must not change; write a new migration',
    ]);
    expect(namesOfNew(released, changed)).toEqual(['0003-other']);
  });
});

describe('each migration', () => {
  test('is run', () => expect(Object.keys(migrations)).toEqual(Object.keys(present)));

  // An import could change without the hash of the migration's file.
  test.each(Object.keys(present))('imports nothing but kysely (%s)', (name) => {
    const text = readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8');
    expect([...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'/g)].map((match) => match[1])).toEqual(['kysely']);
  });
});

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
