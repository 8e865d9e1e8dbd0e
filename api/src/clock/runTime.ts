import { MINUTE_MS } from './durations.ts';

/**
 * How long a job begins new work in one run. What it does last may take minutes more, and ten minutes after the run's
 * beginning another replica may take the job over (`server/jobs.ts`).
 */
const MAX_RUN_MS = 5 * MINUTE_MS;

/** Begins a run; tells whether it has lasted so long that it leaves the rest to the next one. */
export function beginRun(maxMs = MAX_RUN_MS): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > maxMs;
}
