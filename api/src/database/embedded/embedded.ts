import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, type Logger } from 'kysely';
import { columnParsers } from '../types/columnTypes.ts';
import { ping, type Database } from '../types/database.ts';
import type { Tables } from '../types/tables.ts';
import { lockFolder } from './folderLock.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';
import { startUpkeep } from './upkeep.ts';

/** Default start parameters of the embedded server, with syncs: `-F` turns every sync off. */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

interface EmbeddedOptions {
  fileSystem?: SyncedFileSystem;
  upkeep?: Parameters<typeof startUpkeep>[1];
  /** Receives each statement after it has ended. */
  hear?: Logger | undefined;
}

/**
 * Starts PostgreSQL in this process on the files in `folder`, with three safeguards: the folder lock, real syncs, and
 * upkeep.
 */
export async function startEmbedded(folder: string, { fileSystem, upkeep }: EmbeddedOptions = {}) {
  const unlock = lockFolder(folder);
  try {
    const pglite = await PGlite.create({
      fs: fileSystem ?? new SyncedFileSystem(folder),
      startParams: startParameters,
      parsers: { ...columnParsers },
    });
    const stopUpkeep = startUpkeep(pglite, upkeep);
    const close = async () => {
      await stopUpkeep();
      await pglite.close();
      unlock();
    };
    return { pglite, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the embedded database. It has one connection: inside a transaction, a query on the database itself waits
 * forever, so handlers always use the `db` of their context.
 */
export async function openEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<Database> {
  const { pglite, close } = await startEmbedded(folder, options);
  const queries = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    ...(options.hear && { log: options.hear }),
  });
  return {
    queries,
    kind: 'embedded',
    programAccount: null,
    withoutTimeout: (work) => work(queries),
    ping: () => ping(queries),
    listen: (channel, hear) => {
      const listening = pglite.listen(channel, hear).catch(() => undefined);
      return async () => void (await (await listening)?.());
    },
    pool: () => ({ used: 0, idle: 1, waiting: 0 }),
    close,
  };
}
