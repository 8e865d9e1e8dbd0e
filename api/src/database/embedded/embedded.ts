import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { columnParsers } from '../columnTypes.ts';
import { ping, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { lockFolder } from './folderLock.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';
import { startUpkeep } from './upkeep.ts';

/** The defaults of the embedded server but for `-F`, which turns every sync off. */
export const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c', 'fsync=on', '-c', 'wal_sync_method=fsync',
];

/**
 * PostgreSQL inside this process, its files in `folder`. It has one connection: a query on the database
 * made inside a transaction of it waits for ever, so rules use the `db` they were handed.
 */
export async function openEmbedded(
  folder: string,
  { fileSystem, upkeep = {} }: { fileSystem?: SyncedFileSystem; upkeep?: Parameters<typeof startUpkeep>[1] } = {},
): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      fs: fileSystem ?? new SyncedFileSystem(folder),
      startParams: startParameters,
      parsers: { ...columnParsers },
    });
    const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    await ping(queries);
    const stopUpkeep = startUpkeep(pglite, upkeep);
    return {
      queries,
      kind: 'embedded',
      ping: () => ping(queries),
      pool: () => ({ used: 0, idle: 1, waiting: 0 }),
      close: async () => {
        await stopUpkeep();
        await queries.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
