import { setTimeout as pause } from 'node:timers/promises';
import { Migrator } from 'kysely/migration';
import { MINUTE_MS, SECOND_MS } from '../clock/durations.ts';
import { migrations } from './migrations/index.ts';
import { LOCK_NOT_AVAILABLE, sqlStateOf } from './transaction.ts';
import type { Database } from './types/database.ts';
import type { Queries } from './types/tables.ts';

/** How long a start waits for another replica's migrations, or for a table that others are using. */
const MAX_WAIT_MS = 30 * MINUTE_MS;
const PAUSE_MS = SECOND_MS;

/** kysely's words where the database has run migrations that this program does not have. */
const OTHER_MIGRATIONS = 'corrupted migrations';

/** The database was made by another version, mostly a newer one. */
export class OtherVersion extends Error {
  constructor(cause: Error) {
    super(
      `This database was made by another version of the portal (${cause.message}): start that version, or begin anew ` +
        'with an empty database; if it is the embedded one, delete the folder that PORTAL_DATA names (.data if unset)',
      { cause },
    );
  }
}

/**
 * Brings the tables up to date. Several processes may start at once: the migrator holds a lock in the database. One
 * that gets no lock within seconds begins again, so that nobody who only reads has to wait behind it.
 */
export function migrate(database: Database, provided = migrations): Promise<string[]> {
  return database.withPatience(async (queries) => {
    for (const end = Date.now() + MAX_WAIT_MS; ;) {
      try {
        return await migrateOnce(queries, provided);
      } catch (error) {
        if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || Date.now() > end) throw error;
        await pause(PAUSE_MS);
      }
    }
  });
}

async function migrateOnce(queries: Queries, provided: typeof migrations): Promise<string[]> {
  const migrator = new Migrator({ db: queries, provider: { getMigrations: async () => provided } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith(OTHER_MIGRATIONS)) throw new OtherVersion(error);
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
