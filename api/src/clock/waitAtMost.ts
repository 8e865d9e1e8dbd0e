import { setTimeout } from 'node:timers/promises';

/** Waits for work at most this long; late work goes on. @throws errors of the work */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<'done' | 'late'> {
  const waiting = new AbortController();
  const late = setTimeout(ms, 'late' as const, { signal: waiting.signal }).catch(() => 'late' as const);
  const outcome = await Promise.race([work.then(() => 'done' as const), late]).finally(() => waiting.abort());
  return outcome;
}
