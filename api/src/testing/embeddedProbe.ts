import { startEmbedded } from '../database/embedded/embedded.ts';
import { SyncedFileSystem } from '../database/embedded/syncedFileSystem.ts';

/**
 * Inserts rows into the embedded database of a folder, one by one, and prints each once committed, until it is killed.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder argument is missing');
const fileSystem = new SyncedFileSystem(folder);
try {
  const { pglite } = await startEmbedded(folder, { fileSystem });
  await pglite.exec('create table if not exists probe (id integer primary key)');
  for (let id = 1; ; id += 1) {
    const before = fileSystem.syncs;
    await pglite.query('insert into probe values ($1)', [id]);
    process.stdout.write(`${JSON.stringify({ id, syncs: fileSystem.syncs - before })}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
