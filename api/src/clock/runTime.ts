import { MINUTE_MS } from './durations.ts';

/**
 * Time in a run after which a job begins no new work. Its last piece of work may take minutes more, and ten minutes
 * after the beginning of the run another replica may take the job over (`server/jobs.ts`).
 */
const MAX_RUN_MS = 5 * MINUTE_MS;

/** Begins a run; the returned function is true once the rest must be left to the next run. */
export function beginRun(maxMs = MAX_RUN_MS): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > maxMs;
}
