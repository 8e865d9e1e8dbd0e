import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Migration, Migrations } from '../../../api/src/database/types/migration.ts';

/** Tables that frequent calls read by prepared statements, or as a whole. */
const TABLES = ['application', 'education', 'idempotency_key', 'member', 'payment', 'session', 'member_notice'];
const BATCH = 2000;
/** Pause between two batches, for other work. */
const BETWEEN_BATCHES_MS = 30;

/** A migration for each table, so that none is locked while waiting for another one. */
const onEach = (firstNumber: number, title: string, statement: (table: string) => string): Migrations =>
  Object.fromEntries(
    TABLES.map((table, index) => [
      `${firstNumber + index}-${table.replaceAll('_', '-')}-${title}`,
      { up: (db: Kysely<unknown>) => run(db, statement(table)) },
    ]),
  );

const run = async (db: Kysely<unknown>, statement: string) => void (await sql.raw(statement).execute(db));

const index: Migration = {
  outsideTransaction: true,
  async up(db) {
    await run(db, 'drop index concurrently if exists application_rehearsed');
    await run(db, 'create index concurrently application_rehearsed on application (rehearsed)');
  },
};

const fill: Migration = {
  outsideTransaction: true,
  async up(db) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        update application set rehearsed = application_no % 100
        where application_no = any (array(
          select application_no from application where rehearsed is null limit ${BATCH} for no key update skip locked
        ))`.execute(db);
      if (numAffectedRows < BATCH) return;
      await pause(BETWEEN_BATCHES_MS);
    }
  },
};

const rule: Migration = {
  async up(db) {
    await run(db, 'alter table application add constraint application_rehearsed check (rehearsed >= 0) not valid');
    for (const table of TABLES) await run(db, `comment on column ${table}.rehearsed is 'unused'`);
  },
};

const validation: Migration = {
  outsideTransaction: true,
  up: (db) => run(db, 'alter table application validate constraint application_rehearsed'),
};

/** Migrations of each rehearsed version; the first one is the present. */
export const VERSIONS: readonly Migrations[] = [
  {},
  { ...onEach(9001, 'column', (table) => `alter table ${table} add column rehearsed integer`), '9010-index': index },
  { '9021-fill': fill, '9022-rule-after-9001': rule, '9023-validation': validation },
  onEach(9031, 'contraction-after-9022', (table) => `alter table ${table} drop column rehearsed`),
];

/** All migrations of a version. */
export const fixturesOf = (version: number): Migrations => Object.assign({}, ...VERSIONS.slice(0, version + 1));
