import type { Database } from '../database/types/database.ts';
import type { Queries } from '../database/types/tables.ts';
import type { Reset } from './databaseReset.ts';
import { lendEmbedded, makeEmbedded } from './embeddedDatabases.ts';
import { lendPostgres, makePostgres } from './postgresDatabases.ts';

export type DatabaseKind = Database['kind'];

/** A migrated database, initially without rows, that can be connected to repeatedly. */
export interface TestDatabase {
  /** A session of the tables' owner. */
  owner: Queries;
  /** New sessions of the API's account; the database stays when they are closed. */
  connect(): Promise<Database>;
  remove(): Promise<void>;
}

/** A database that may contain rows of earlier tests until it is reset. */
export interface LentDatabase extends TestDatabase {
  reset: Reset;
  /** Returns it for later test files, if they can use it. */
  giveBack(): Promise<void>;
}

export const lendTestDatabase = (kind: DatabaseKind): Promise<LentDatabase> =>
  kind === 'embedded' ? lendEmbedded() : lendPostgres();

/** Sessions that delete the database when closed. */
export async function connectOnce({ connect, remove }: TestDatabase): Promise<Database> {
  const database = await connect();
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

/** A new migrated database, deleted when it is closed. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<Database> =>
  connectOnce(await (kind === 'embedded' ? makeEmbedded() : makePostgres()));
