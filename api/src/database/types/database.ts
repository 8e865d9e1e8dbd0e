import { sql } from 'kysely';
import type { ProgramAccount } from '../../configuration/databaseUrls.ts';
import type { Queries } from './tables.ts';

/** An open database of either kind; code outside this folder does not depend on which. */
export interface Database {
  queries: Queries;
  kind: 'postgresql' | 'embedded';
  /** The account of `queries`; null where it is the owner of the tables. */
  programAccount: ProgramAccount | null;
  /** Runs work that may take long, as a migration does, as the owner, where no statement is ended for its length. */
  withPatience<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /**
   * Hears what is told on a channel; `hear` may be called where nothing was. Ended by what it returns, before the
   * database is closed.
   */
  listen(channel: string, hear: () => void): () => Promise<void>;
  /** Connections in use, idle connections, and queries that wait for one. */
  pool(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export const ping = async (queries: Queries) => {
  await sql`select 1`.execute(queries);
};
