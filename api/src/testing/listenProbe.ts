import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openEmbedded } from '../database/embedded/embedded.ts';

/**
 * Listens to a channel of the embedded database in a folder, and prints the number of notifications after each of
 * these: a running transaction with a notification, its commit, a rollback, the end of listening.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder argument is missing');
const WAIT_MS = 200;

const database = await openEmbedded(folder);
let times = 0;
const heard: number[] = [];
const note = async () => {
  await pause(WAIT_MS);
  heard.push(times);
};
const stop = database.listen('probe', () => {
  times += 1;
});
await database.queries.transaction().execute(async (transaction) => {
  await sql`select pg_notify('probe', '')`.execute(transaction);
  await note();
});
await note();
await database.queries
  .transaction()
  .execute(async (transaction) => {
    await sql`select pg_notify('probe', '')`.execute(transaction);
    throw new Error('rolled back');
  })
  .catch(() => undefined);
await note();
await stop();
await sql`select pg_notify('probe', '')`.execute(database.queries);
await note();
await database.close();
process.stdout.write(JSON.stringify(heard));
