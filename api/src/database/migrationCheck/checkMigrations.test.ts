import { sql } from 'kysely';
import { readLive } from '../liveMigrations.ts';
import { migrations } from '../migrations/index.ts';
import type { Migration, Migrations } from '../types/migration.ts';
import { checkMigrations } from './checkMigrations.ts';

const running = (...statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const outside = (...statements: string[]): Migration => ({ ...running(...statements), outsideTransaction: true });

const TABLES = {
  '0001-tables': running(
    `create table course (no bigint primary key, title text not null, memo text,
      kind text check (kind in ('hall', 'web')), constraint course_text check (title <> '' or memo <> ''),
      constraint course_held check (kind in ('hall', 'web') or memo <> ''))`,
    'create index course_title on course (title)',
    'create function count_course() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger course_count after insert on course execute function count_course()',
  ),
  '0002-more': running(
    'alter table course add column seats integer',
    `comment on column course.memo is 'unused'`,
    `comment on index course_title is 'unused since lists are sorted by day'`,
    `comment on trigger course_count on course is 'unused'`,
    `comment on column course.title is 'as people read it'`,
  ),
};

/** Findings of one more migration after `TABLES`, which are live; the rest belongs to the previous version. */
async function findingsOf(migration: Migration, name = '0003-next', live = ['0001-tables', '0002-more']) {
  const provided: Migrations = { ...TABLES, [name]: migration };
  const findings = await checkMigrations(provided, live);
  for (const finding of findings) expect(finding.startsWith(`${name}: `)).toBe(true);
  return findings.map((finding) => finding.slice(`${name}: `.length));
}

describe('a migration that the previous version can live with passes', () => {
  test.each<[string, Migration]>([
    [
      'a new table, with all it has',
      running(
        'create table hall (no bigint primary key, name text not null unique)',
        'create unique index hall_name on hall (name)',
        'alter table hall alter column name type varchar(9)',
        `insert into hall select no, title from course`,
        'update hall set name = 1',
      ),
    ],
    ['a column that may be empty', running('alter table course add column hall_no bigint references course')],
    [
      'a column with a default',
      running(
        "alter table course add column is_draft boolean not null default false, add column day date default current_date, add column at timestamptz not null default now(), add column n int default '1'::int",
      ),
    ],
    [
      'a default of a column',
      running('alter table course alter column memo set default 1, alter column memo drop not null'),
    ],
    [
      'an index beside writers',
      outside(
        'drop index concurrently if exists course_memo',
        'create index concurrently course_memo on course (memo)',
      ),
    ],
    [
      'a check that is replaced by a wider one',
      running(
        `alter table course drop constraint course_kind_check,
          add constraint course_kind_check check (kind in ('web', 'hall', 'group')) not valid`,
        `alter table course drop constraint course_text,
          add constraint course_text check (title <> '' or memo <> '' or kind = 'group') not valid`,
        `alter table course drop constraint course_held,
          add constraint course_held check (kind in ('hall', 'web') or memo <> '' or title <> '') not valid`,
      ),
    ],
    ['the check of a rule, later', outside('alter table course validate constraint course_seats')],
    [
      'rows in batches',
      outside(
        'update course set memo = 1 where no in (select no from course where memo is null limit 1000)',
        'delete from course where no in (select no from course limit 1000)',
      ),
    ],
    ['a few rows', running(`insert into course values (1, 'one', '')`)],
    [
      'a trigger and a word',
      running(
        'create trigger course_sum after update on course execute function count_course()',
        `alter type grade add value 'third'`,
        'create function sum_course() returns int language sql as $$ select 1 $$',
      ),
    ],
  ])('%s', async (_title, migration) => expect(await findingsOf(migration)).toEqual([]));
});

describe('a migration is refused by name for', () => {
  test.each<[string, Migration, RegExp]>([
    ['a new name of a table', running('alter table course rename to lesson'), /^a new name/],
    ['a new name of a column', running('alter table course rename column memo to note'), /^a new name/],
    [
      'another type',
      running('alter table course alter column no type integer'),
      /^column course\.no gets another type/,
    ],
    [
      'a column that the version before leaves out',
      running('alter table course add column hall text not null'),
      /^column hall is not null without a default/,
    ],
    [
      'a default for each row',
      running('alter table course add column code text default gen_random_uuid()'),
      /computed for each row/,
    ],
    [
      'a number for each row',
      running('alter table course add column n bigint generated always as identity'),
      /reads or writes every row/,
    ],
    ['a unique column', running('alter table course add column code text unique'), /reads or writes every row/],
    [
      'a reference that is checked in every row',
      running('alter table course add column a bigint default 1 references course'),
      /"not valid"/,
    ],
    [
      'an old column that must be filled',
      running('alter table course alter column memo set not null'),
      /^column course\.memo is set not null/,
    ],
    [
      'an index that stops writers',
      running('create index course_memo on course (memo)'),
      /^index course_memo is built while nobody can write/,
    ],
    [
      'an index beside writers in a transaction',
      running('create index concurrently course_memo on course (memo)'),
      /outsideTransaction = true/,
    ],
    [
      'an index that may be there half built',
      outside('create index concurrently course_memo on course (memo)'),
      /may be there half built/,
    ],
    [
      'the check of a rule in a transaction',
      running('alter table course validate constraint course_seats'),
      /validated in a transaction/,
    ],
    ['a change of a table outside one', outside('alter table course add column hall text'), /half of it may be done/],
    ['a word that is renamed', running(`alter type grade rename value 'first' to 'one'`), /^a word that is renamed/],
    ['all rows at once', running('update course set memo = 1'), /^all rows of table course at once/],
    [
      'all rows at once, outside a transaction',
      outside('delete from course where memo is null'),
      /^all rows of table course at once/,
    ],
    [
      'all rows of another table',
      running('insert into course select * from course'),
      /^all rows of table course at once/,
    ],
    [
      'an index dropped while others wait',
      running('drop index course_sum'),
      /^index course_sum is dropped while nobody can read/,
    ],
    [
      'two tables in one transaction',
      running('alter table course add column hall text', 'alter table list_size add column hall text'),
      /^table list_size is changed while table course is held/,
    ],
    [
      'a trigger on a second table',
      running(
        'alter table list_size add column hall text',
        'create trigger course_sum after update on course execute function count_course()',
      ),
      /^table course is changed while table list_size is held/,
    ],
    [
      'rows that a reading changes',
      running('with gone as (delete from course returning no) select count(*) from gone'),
      /^a reading that changes rows/,
    ],
    [
      'a check that refuses a word of before',
      running(
        `alter table course drop constraint course_kind_check, drop constraint course_text,
          add constraint course_text check (title <> '' or memo <> '' or kind = 'group') not valid`,
      ),
      /^constraint course\.course_kind_check: the version before may still use it/,
    ],
    ['what goes with a table', running('drop table course cascade'), /^"cascade"/],
    ['what goes with a column', running('alter table course drop column memo cascade'), /^"cascade"/],
    ['statements that nobody sees', running('do $$ begin end $$'), /^a block/],
    ['what nobody has thought of', running('truncate course'), /^TruncateStmt is not known/],
    [
      'a change that nobody has thought of',
      running('alter table course disable trigger all'),
      /^AT_DisableTrigAll on table course is not known/,
    ],
  ])('%s', async (_title, migration, reason) => {
    const findings = await findingsOf(migration);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(reason);
  });
});

describe('a contraction', () => {
  const contractions: [string, Migration][] = [
    ['of a column', running('alter table course drop column memo')],
    ['of an index', outside('drop index concurrently if exists course_title')],
    ['of a trigger', running('drop trigger course_count on course')],
    [
      'by a check that refuses a word of before',
      running(
        `comment on constraint course_kind_check on course is 'unused'`,
        `alter table course add constraint course_kind_check check (kind in ('web', 'group')) not valid`,
      ),
    ],
    ['by a rule', running('alter table course add constraint course_seats check (seats > 0) not valid')],
    [
      'by a unique index',
      outside('drop index concurrently if exists u', 'create unique index concurrently u on course (seats)'),
    ],
  ];

  test.each(contractions)('%s passes after the version that can live with it', async (_title, migration) => {
    expect(await findingsOf(migration, '0003-next-after-0002')).toEqual([]);
  });

  test.each(contractions)('%s is refused without an announcement', async (_title, migration) => {
    expect(await findingsOf(migration)).toEqual([expect.stringContaining('this one is called …-after-<its number>')]);
  });

  test.each(contractions)('%s is refused in the version that announces it', async (_title, migration) => {
    expect(await findingsOf(migration, '0003-next-after-0002', ['0001-tables'])).toEqual([
      expect.stringContaining('0002 has not gone live in a version before this one'),
    ]);
  });

  test.each<[string, Migration]>([
    ['of a column', running('alter table course drop column title')],
    ['of a table', running('drop table course')],
    ['of a function', running('drop function count_course')],
    [
      'of what a function does',
      running('create or replace function count_course() returns trigger language plpgsql as $$ begin end $$'),
    ],
    ['of a default', running('alter table course alter column title drop default')],
  ])('%s is refused if that version does not announce it', async (_title, migration) => {
    expect(await findingsOf(migration, '0003-next-after-0002')).toEqual([
      expect.stringContaining('0002 does not say so'),
    ]);
  });

  test('by a constraint that reads every row is still refused', async () => {
    const migration = running('alter table course add constraint course_seats check (seats > 0)');
    expect(await findingsOf(migration, '0003-next-after-0002')).toEqual([
      expect.stringContaining('add it "not valid"'),
    ]);
  });
});

test('every migration leaves the previous version working, and blocks nobody', async () => {
  expect(await checkMigrations(migrations, readLive())).toEqual([]);
});
