import { setTimeout as pause } from 'node:timers/promises';
import type { Judge } from './Judge.ts';

/** Interval of the comparisons: a canary that always fails is ended this long after its fifth visitor. */
const LOOK_EVERY_MS = 15_000;

/** Runs a judge repeatedly until the signal; errors are reported and do not stop it. */
export async function lookOften(judge: Judge, signal: AbortSignal, report: (problem: string) => void): Promise<void> {
  while (!signal.aborted) {
    await judge.look().catch((error: Error) => report(`canaries cannot be judged: ${error.message}`));
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
