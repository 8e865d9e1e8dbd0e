import { setTimeout as pause } from 'node:timers/promises';
import type { Judge } from './Judge.ts';

/** A canary that always fails is ended so long after its fifth visitor. */
const LOOK_EVERY_MS = 15_000;

/** Lets a judge look at what is tried until the signal, whatever goes wrong. */
export async function lookOften(judge: Judge, signal: AbortSignal, report: (problem: string) => void): Promise<void> {
  while (!signal.aborted) {
    await judge.look().catch((error: Error) => report(`canaries cannot be judged: ${error.message}`));
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
