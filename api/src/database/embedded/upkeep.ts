import type { PGlite } from '@electric-sql/pglite';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 10 * 60_000;

/** What a PostgreSQL server does in the background and the embedded one, being a single process, does not. */
export function startUpkeep(
  pglite: Pick<PGlite, 'exec'>,
  { checkpointEveryMs = CHECKPOINT_EVERY_MS, vacuumEveryMs = VACUUM_EVERY_MS } = {},
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = (statement: string) => () => {
    // One that fails is tried again at its next turn; a query in flight is waited for by the database itself.
    running = running.then(() => pglite.exec(statement)).catch(() => undefined);
  };
  const timers = [setInterval(run('CHECKPOINT'), checkpointEveryMs), setInterval(run('VACUUM ANALYZE'), vacuumEveryMs)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
