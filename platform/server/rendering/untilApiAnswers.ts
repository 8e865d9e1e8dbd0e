import { setTimeout as pause } from 'node:timers/promises';

/** Interval, and initial delay: the API and the sections may start after this server. */
const LOOK_MS = 1000;

/**
 * Waits until the API is ready. A page rendered earlier would fail, and be left to browsers for a while.
 * @throws on abort
 */
export async function untilApiAnswers(apiOrigin: string, closing: AbortSignal): Promise<void> {
  for (;;) {
    await pause(LOOK_MS, undefined, { signal: closing, ref: false });
    const signal = AbortSignal.any([closing, AbortSignal.timeout(LOOK_MS)]);
    const answer = await fetch(new URL('/health/ready', apiOrigin), { signal }).catch(() => null);
    if (answer?.ok) return;
  }
}
