import { join } from 'node:path';
import type { Logger } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { FailureLog } from './embedded/upkeep.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './types/database.ts';

type DatabaseConfiguration = Pick<Configuration, 'databaseUrl' | 'databaseOwnerUrl' | 'databasePool' | 'dataFolder'>;

/**
 * Opens PostgreSQL if configured, else the embedded database in the data folder.
 * @param hear receives each statement after it has ended
 */
export function openDatabase(configuration: DatabaseConfiguration, log?: FailureLog, hear?: Logger): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, databasePool } = configuration;
  return databaseUrl
    ? openPostgres(databaseUrl, databasePool, { ownerUrl: databaseOwnerUrl, hear })
    : openEmbedded(join(configuration.dataFolder, 'database'), { upkeep: { log }, hear });
}
