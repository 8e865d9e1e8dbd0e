import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../database/embedded/embedded.ts';

/**
 * Opens the embedded database in a folder with upkeep at short intervals, writes rows, and prints the result of the
 * upkeep: if a checkpoint followed the write, and the number of rows that the planner assumes (-1: never analysed).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder argument is missing');
const TIMEOUT_MS = 5_000;

const { pglite, close } = await startEmbedded(folder, { upkeep: { checkpointEveryMs: 50, vacuumEveryMs: 50 } });
await pglite.exec('create table probe as select generate_series(1, 50) as id');
const written = await pglite.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');

async function readState() {
  const { rows } = await pglite.query<{ checkpointed: boolean; known: number }>(
    `select (select checkpoint_lsn >= $1::pg_lsn from pg_control_checkpoint()) as checkpointed,
      (select reltuples::integer from pg_class where relname = 'probe') as known`,
    [written.rows[0]?.lsn],
  );
  return rows[0];
}

let state = await readState();
for (
  const end = Date.now() + TIMEOUT_MS;
  Date.now() < end && !(state?.checkpointed && state.known === 50);
  state = await readState()
)
  await pause(20);
await close();
process.stdout.write(JSON.stringify(state));
