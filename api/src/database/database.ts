import { sql } from 'kysely';
import type { Queries } from './tables.ts';

/** An open database of either kind; code outside this folder does not depend on which. */
export interface Database {
  queries: Queries;
  kind: 'postgresql' | 'embedded';
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Connections in use, idle connections, and queries that wait for one. */
  pool(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export const ping = async (queries: Queries) => {
  await sql`select 1`.execute(queries);
};
