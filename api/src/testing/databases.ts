import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Logger } from 'kysely';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { DEADLOCK, sqlStateOf } from '../database/transaction.ts';
import type { Database } from '../database/types/database.ts';
import type { Queries } from '../database/types/tables.ts';
import { openEmbeddedElsewhere } from './embeddedBridge.ts';

/** A machine on which much runs at once may need more than the five seconds of a server. */
const CONNECT_TIMEOUT_MS = 60_000;

const PROGRAM_ACCOUNT = 'portal_program';

export type DatabaseKind = Database['kind'];

/** A migrated database, without rows at first, that may be connected to again and again. */
export interface TestDatabase {
  /** A session of the owner of its tables. */
  owner: Queries;
  /** New sessions, of the account that the API works with; closing them keeps the database. */
  connect(): Promise<Database>;
  remove(): Promise<void>;
}

export const makeTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'embedded' ? makeEmbedded() : makePostgres();

/** A migrated database without rows, deleted when it is closed. */
export async function openTestDatabase(kind: DatabaseKind = 'embedded'): Promise<Database> {
  const { connect, remove } = await makeTestDatabase(kind);
  const database = await connect();
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

/** Why tests on PostgreSQL are skipped; null when they can run. */
export const postgresMissing = (): string | null =>
  process.env['TEST_DATABASE_URL'] ? null : (process.env['TEST_DATABASE_MISSING'] ?? 'TEST_DATABASE_URL is not set');

/** Changes with the migrations and the dependencies: other test files and later runs reuse a template with the same. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = join(import.meta.dirname, '../database/migrations');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(import.meta.dirname, '../../package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function makeEmbedded(): Promise<TestDatabase> {
  const template = join(tmpdir(), `portal-embedded-${fingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  cpSync(template, join(folder, 'database'), { recursive: true });
  const database = await openEmbeddedElsewhere(join(folder, 'database'));
  return {
    owner: database.queries,
    connect: async () => {
      // Its only session becomes as new.
      await sql`discard all`.execute(database.queries);
      return { ...database, close: async () => undefined };
    },
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(template: string) {
  const draft = mkdtempSync(join(tmpdir(), 'portal-template-'));
  const database = await openEmbeddedElsewhere(join(draft, 'database'));
  await migrate(database);
  await database.close();
  try {
    renameSync(join(draft, 'database'), template);
  } catch (error) {
    // Another test file was faster: its template is used.
    if (!existsSync(template)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}

async function makePostgres(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error(postgresMissing() ?? '');
  const template = `portal_template_${fingerprint()}`;
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(server, async (run) => {
    // Test files run concurrently: one creates the template, the others wait.
    await run('select pg_advisory_lock(74011)');
    const { rows } = await run(`select from pg_database where datname = '${template}'`);
    if (rows.length === 0) {
      await run(`create database ${template}_draft`);
      const draft = await openAsProgram(withDatabase(server, `${template}_draft`));
      await migrate(draft);
      await draft.close();
      await run(`alter database ${template}_draft rename to ${template}`);
    }
    await run(`create database ${name} template ${template}`);
    await run('select pg_advisory_unlock(74011)');
  });
  const ownerUrl = withDatabase(server, name);
  const owner = await openPostgres(ownerUrl, 1, { connectTimeoutMs: CONNECT_TIMEOUT_MS });
  return {
    owner: owner.queries,
    connect: () => openAsProgram(ownerUrl),
    remove: async () => {
      await owner.close();
      await asAdministrator(server, (run) => run(`drop database ${name} with (force)`));
    },
  };
}

/**
 * Ten sessions of an account that owns nothing, as the API has in production. Closing them fails where statements of
 * theirs ended in a deadlock: a transaction that ran again hides it from its test.
 */
async function openAsProgram(ownerUrl: string): Promise<Database> {
  const url = new URL(ownerUrl);
  url.username = PROGRAM_ACCOUNT;
  const deadlocked = new Set<string>();
  const hear: Logger = (event) => {
    if (event.level === 'error' && sqlStateOf(event.error) === DEADLOCK) deadlocked.add(event.query.sql);
  };
  const database = await openPostgres(url.href, 10, { ownerUrl, hear, connectTimeoutMs: CONNECT_TIMEOUT_MS });
  const close = async () => {
    await database.close();
    if (deadlocked.size > 0) throw new Error(`deadlocks, at: ${[...deadlocked].join('; ')}`);
  };
  return { ...database, close };
}

async function asAdministrator<T>(
  server: string,
  work: (run: (statement: string) => Promise<pg.QueryResult>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
