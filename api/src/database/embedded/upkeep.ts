import type { PGlite } from '@electric-sql/pglite';
import { MINUTE_MS } from '../../clock/durations.ts';

const CHECKPOINT_EVERY_MS = MINUTE_MS;
const VACUUM_EVERY_MS = 10 * MINUTE_MS;

/** Log for background failures that have no caller. */
export interface FailureLog {
  error(details: object, message: string): void;
}

interface UpkeepOptions {
  checkpointEveryMs?: number;
  vacuumEveryMs?: number;
  log?: FailureLog | undefined;
}

/**
 * Runs the checkpoints and vacuums that a PostgreSQL server does in the background and the single-process embedded one
 * does not. Returns the function that stops it.
 */
export function startUpkeep(
  pglite: Pick<PGlite, 'exec'>,
  { checkpointEveryMs = CHECKPOINT_EVERY_MS, vacuumEveryMs = VACUUM_EVERY_MS, log }: UpkeepOptions = {},
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = (statement: string) => () => {
    // A failed statement runs again at its next interval. The database itself waits for a query in flight.
    running = running
      .then(() => pglite.exec(statement))
      .catch((error: unknown) => log?.error({ err: error, statement }, 'upkeep of the embedded database failed'));
  };
  const timers = [setInterval(run('checkpoint'), checkpointEveryMs), setInterval(run('vacuum analyze'), vacuumEveryMs)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
