import type { Database } from '../database/types/database.ts';
import type { Queries } from '../database/types/tables.ts';
import type { Reset } from './databaseReset.ts';
import { lendEmbedded, makeEmbedded } from './embeddedDatabases.ts';
import { lendPostgres, makePostgres } from './postgresDatabases.ts';

export type DatabaseKind = Database['kind'];

/** A migrated database, without rows at first, that may be connected to again and again. */
export interface TestDatabase {
  /** A session of the owner of its tables. */
  owner: Queries;
  /** New sessions, of the account that the API works with; closing them keeps the database. */
  connect(): Promise<Database>;
  remove(): Promise<void>;
}

/** A database that may hold rows of earlier tests until it is reset. */
export interface LentDatabase extends TestDatabase {
  reset: Reset;
  /** Leaves it to later test files, where they can use it. */
  giveBack(): Promise<void>;
}

export const lendTestDatabase = (kind: DatabaseKind): Promise<LentDatabase> =>
  kind === 'embedded' ? lendEmbedded() : lendPostgres();

/** Sessions whose closing deletes the database. */
export async function connectOnce({ connect, remove }: TestDatabase): Promise<Database> {
  const database = await connect();
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

/** A migrated database that nothing has used before, deleted when it is closed. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<Database> =>
  connectOnce(await (kind === 'embedded' ? makeEmbedded() : makePostgres()));
