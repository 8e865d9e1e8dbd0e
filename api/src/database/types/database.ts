import { sql } from 'kysely';
import type { ProgramAccount } from '../../configuration/databaseUrls.ts';
import type { Queries } from './tables.ts';

/** An open database of either kind; code outside this folder does not depend on which. */
export interface Database {
  queries: Queries;
  kind: 'postgresql' | 'embedded';
  /** The account of `queries`; null if it is the owner of the tables. */
  programAccount: ProgramAccount | null;
  /** Runs long work such as a migration, as the owner and without a statement timeout. */
  withoutTimeout<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  /**
   * Listens to a channel; `hear` may also be called without a notification. Returns the function that stops listening,
   * to be called before the database is closed.
   */
  listen(channel: string, hear: () => void): () => Promise<void>;
  /** Connections in use, idle connections, and queries that wait for one. */
  pool(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export const ping = async (queries: Queries) => {
  await sql`select 1`.execute(queries);
};
