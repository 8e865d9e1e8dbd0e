import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Sampling interval: work between two samples counts as one hold, overestimated by at most this much. */
const LOOK_EVERY_MS = 1;
/** Maximum runs: compilation affects only some of them, the work itself all. */
const MAX_RUNS = 10;

const MICROSECONDS_PER_MS = 1000;

/** CPU time of the reference runs on the machine for which the limits are stated; its clock ticks every 4 ms. */
const REFERENCE_MS = 150;
const REFERENCE_RUNS = 100;

/** Collects garbage of earlier suites, which is not part of the measured work. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** CPU time of this thread; excludes other programs and the thread pool. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}

/** Writes and reads the same rows each time: strings and short-lived objects, as pages and answers are made of. */
function computeReference(): void {
  const rows = Array.from({ length: 1500 }, (_, no) => ({
    no,
    title: `제${no}회 자격시험 시행 공고`,
    path: `/news/${no}`,
  }));
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
  read.map(({ title }) => title.replaceAll('시험', '<b>시험</b>')).join('');
}

/** Factor by which this machine is slower than the reference machine at the moment; at least 1. */
function slowness(): number {
  const before = computedMs();
  for (let run = 0; run < REFERENCE_RUNS; run += 1) computeReference();
  return Math.max(1, (computedMs() - before) / REFERENCE_MS);
}

async function holdOf(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let since = computedMs();
  const look = () => {
    const now = computedMs();
    longest = Math.max(longest, now - since);
    since = now;
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  try {
    await run();
    // Work at the end is complete after one more turn of the loop.
    await setTimeout();
  } finally {
    clearInterval(looking);
  }
  look();
  return longest;
}

/**
 * Longest time for which a function blocks the event loop, in milliseconds of its thread's CPU time on the reference
 * machine, so that neither other programs nor a slow processor increase it. A result above `limitMs` is measured again
 * beside the reference, and the shortest counts.
 */
export async function longestHold(run: () => Promise<unknown>, limitMs: number): Promise<number> {
  let shortest = Infinity;
  for (let runs = 0; runs < MAX_RUNS && shortest > limitMs; runs += 1) {
    if (runs > 0) collectGarbage();
    const hold = await holdOf(run);
    shortest = Math.min(shortest, hold > limitMs ? hold / slowness() : hold);
  }
  return shortest;
}
