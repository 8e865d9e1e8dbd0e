import { join } from 'node:path';
import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from './tables.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

/** An open database of either kind; nothing beyond this folder knows which. */
export interface Database {
  queries: Queries;
  kind: 'postgresql' | 'embedded';
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Connections in use, idle and requests that wait for one. */
  pool(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export type DatabaseConfiguration = Pick<Configuration, 'databaseUrl' | 'databasePool' | 'dataFolder'>;

/** Opens PostgreSQL when configured, else the embedded database in the data folder. */
export function openDatabase(configuration: DatabaseConfiguration): Promise<Database> {
  return configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl, configuration.databasePool)
    : openEmbedded(join(configuration.dataFolder, 'database'));
}

export const ping = async (queries: Queries) => {
  await sql`select 1`.execute(queries);
};
