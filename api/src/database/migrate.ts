import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import { migrations } from './migrations/index.ts';
import { inMigrationTurn } from './migrationTurn.ts';
import { laterMigrations, OtherVersion, refuseLeftOut } from './otherVersions.ts';
import { giveRights } from './programAccount.ts';
import { DEADLOCK, LOCK_NOT_AVAILABLE, sqlStateOf } from './transaction.ts';
import type { Database } from './types/database.ts';
import type { Migration, Migrations } from './types/migration.ts';
import type { Queries } from './types/tables.ts';

/** Longest wait at a start for another replica's migrations, or for a table in use. */
const MAX_WAIT_MS = 30 * MINUTE_MS;
const PAUSE_MS = SECOND_MS;

/** Kysely's error message if the applied migrations are not the first of the known ones. */
const OTHER_MIGRATIONS = 'corrupted migrations';

const RETRYABLE: readonly unknown[] = [LOCK_NOT_AVAILABLE, DEADLOCK];

/**
 * Applies pending migrations while the previous version may still be running. If several processes start at once, one
 * migrates and the others wait. Already applied migrations of a newer version are left alone.
 */
export function migrate(database: Database, provided: Migrations = migrations): Promise<string[]> {
  const migrateAll = async (connection: Queries) => {
    const own = Object.keys(provided);
    const applied = await appliedMigrations(connection);
    const later = laterMigrations(applied, own);
    const pending = own.filter((name) => !applied.includes(name)).toSorted();
    // The embedded database serves one process, so no previous version is running.
    if (database.kind === 'postgresql') refuseLeftOut(pending, applied);
    const known = { ...provided, ...Object.fromEntries(later.map((name) => [name, LATER])) };
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => known } });
    for (const name of pending) await migrateNext(connection, migrator, provided[name]);
    if (database.programAccount) await giveRights(connection, database.programAccount);
    return pending;
  };
  return database.withoutTimeout((queries) => inMigrationTurn(queries, migrateAll, MAX_WAIT_MS));
}

const LATER: Migration = { up: () => Promise.reject(new Error('is applied already')) };

async function appliedMigrations(connection: Queries): Promise<string[]> {
  const { rows } = await sql`select where to_regclass('kysely_migration') is not null`.execute(connection);
  if (rows.length === 0) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection);
  return applied.rows.map(({ name }) => name);
}

/**
 * Applies the next migration in a transaction of its own. If it gets no lock soon, it is retried, so that nobody queues
 * behind it for longer.
 */
async function migrateNext(connection: Queries, migrator: Migrator, migration?: Migration): Promise<void> {
  const disableTransactions = migration?.outsideTransaction ?? false;
  await (disableTransactions ? sql`set lock_timeout = 0` : sql`reset lock_timeout`).execute(connection);
  for (const end = Date.now() + MAX_WAIT_MS; ;) {
    const { error } = await migrator.migrateUp({ disableTransactions });
    if (error instanceof Error && error.message.startsWith(OTHER_MIGRATIONS))
      throw new OtherVersion(error.message, { cause: error });
    if (error === undefined) return;
    if (!RETRYABLE.includes(sqlStateOf(error)) || Date.now() > end) throw error;
    await pause(PAUSE_MS);
  }
}
