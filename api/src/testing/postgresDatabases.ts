import { randomBytes } from 'node:crypto';
import type { Logger } from 'kysely';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { DEADLOCK, sqlStateOf } from '../database/transaction.ts';
import type { Database } from '../database/types/database.ts';
import { rememberFresh, resetBy, type Fresh } from './databaseReset.ts';
import type { LentDatabase, TestDatabase } from './databases.ts';
import { reverseUnordered } from './reverseUnordered.ts';
import { fingerprint } from './templateName.ts';

/** A busy machine may need more than the five seconds of a server, and longer for a lock than the server waits. */
const BUSY = { connectTimeoutMs: 60_000, timeoutFactor: 5 };

const PROGRAM_ACCOUNT = 'portal_program';

/** Advisory locks of the cluster: one for making databases, and one for the number of each lent database. */
const MAKING = 74_011;
const LENDING = 74_012;

/** Why tests on PostgreSQL are skipped; null when they can run. */
export const postgresMissing = (): string | null =>
  process.env['TEST_DATABASE_URL'] ? null : (process.env['TEST_DATABASE_MISSING'] ?? 'TEST_DATABASE_URL is not set');

/** A new copy of the migrated template, or of another database without connections. */
export async function makePostgres(template?: string): Promise<PostgresDatabase> {
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  const administrator = await connectAdministrator();
  try {
    await whileMaking(administrator, async () => {
      await administrator.query(
        `create database ${name} template ${template ?? (await migratedTemplate(administrator))}`,
      );
    });
  } finally {
    await administrator.end();
  }
  return openDatabase(name);
}

/**
 * A database that no other test file is using: one returned by an earlier file, or a new one. A session of this process
 * holds the lock of its number, so the loan ends with the process.
 */
export async function lendPostgres(): Promise<LentDatabase> {
  const administrator = await connectAdministrator();
  const number = await lockNumber(administrator);
  const template = templateName();
  const name = `portal_lent_${fingerprint()}_${number}`;
  await whileMaking(administrator, async () => {
    await migratedTemplate(administrator);
    // Ends sessions of a crashed test file.
    await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    if (!(await exists(administrator, name))) await administrator.query(`create database ${name} template ${template}`);
  });
  const { rows } = await administrator.query<{ fresh: string }>(
    `select shobj_description(oid, 'pg_database') as fresh from pg_database where datname = $1`,
    [template],
  );
  const database = await openDatabase(name);
  return {
    ...database,
    reset: resetBy(JSON.parse(rows[0]?.fresh ?? '') as Fresh),
    giveBack: async () => {
      await database.leave();
      await administrator.end();
    },
    remove: async () => {
      await database.remove();
      await administrator.end();
    },
  };
}

async function lockNumber(administrator: pg.Client): Promise<number> {
  for (let number = 1; ; number += 1) {
    const { rows } = await administrator.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [
      LENDING,
      number,
    ]);
    if (rows[0]?.mine) return number;
  }
}

const templateName = () => `portal_template_${fingerprint()}`;

/** Name of the migrated template, made if missing. Its comment has the statement that resets a used copy. */
export async function migratedTemplate(administrator: pg.Client): Promise<string> {
  const template = templateName();
  if (await exists(administrator, template)) return template;
  const draft = `${template}_draft`;
  await administrator.query(`drop database if exists ${draft}`);
  await administrator.query(`create database ${draft}`);
  const database = await openAsProgram(draft);
  await migrate(database);
  const fresh = await database.withoutTimeout(rememberFresh);
  await database.close();
  await administrator.query(`comment on database ${draft} is ${pg.escapeLiteral(JSON.stringify(fresh))}`);
  await administrator.query(`alter database ${draft} rename to ${template}`);
  return template;
}

export async function exists(administrator: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Serialises the making of databases, because test files run concurrently. */
export async function whileMaking(administrator: pg.Client, make: () => Promise<void>): Promise<void> {
  await administrator.query('select pg_advisory_lock($1)', [MAKING]);
  try {
    await make();
  } finally {
    await administrator.query('select pg_advisory_unlock($1)', [MAKING]);
  }
}

interface PostgresDatabase extends TestDatabase {
  /** For sessions of the owner. */
  url: string;
  /** Ends the owner's session. */
  leave(): Promise<void>;
}

async function openDatabase(name: string): Promise<PostgresDatabase> {
  const url = urlOf(name);
  const owner = await openPostgres(url, 1, BUSY);
  return {
    url,
    owner: owner.queries,
    connect: () => openAsProgram(name),
    leave: () => owner.close(),
    remove: async () => {
      await owner.close();
      const administrator = await connectAdministrator();
      await administrator.query(`drop database ${name} with (force)`);
      await administrator.end();
    },
  };
}

/**
 * Ten sessions of an account that owns nothing, as the API has in production. Rows that a SELECT does not order come
 * reversed: a place that depends on their order fails. Closing the sessions fails where statements of
 * theirs ended in a deadlock: a transaction that ran again hides it from its test.
 */
export async function openAsProgram(name: string): Promise<Database> {
  const ownerUrl = urlOf(name);
  const url = new URL(ownerUrl);
  url.username = PROGRAM_ACCOUNT;
  const deadlocked = new Set<string>();
  const hear: Logger = (event) => {
    if (event.level === 'error' && sqlStateOf(event.error) === DEADLOCK) deadlocked.add(event.query.sql);
  };
  const database = await openPostgres(url.href, 10, { ownerUrl, hear, ...BUSY });
  const close = async () => {
    await database.close();
    if (deadlocked.size > 0) throw new Error(`deadlocks, at: ${[...deadlocked].join('; ')}`);
  };
  return { ...database, queries: database.queries.withPlugin(reverseUnordered()), close };
}

/** A session on the cluster's default database. */
export async function connectAdministrator(): Promise<pg.Client> {
  const administrator = new pg.Client({ connectionString: clusterUrl() });
  await administrator.connect();
  return administrator;
}

function clusterUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error(postgresMissing() ?? '');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return url.href;
}
