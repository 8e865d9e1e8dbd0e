import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked at: what runs between two looks is one hold, and at most this much beside it. */
const LOOK_EVERY_MS = 1;
/** Compiling falls into one run or another; what the work itself takes, into every one. */
const MAX_RUNS = 10;

const MICROSECONDS_PER_MS = 1000;

/** Collects first what earlier suites have left in the heap: that is not the work of the run that is measured. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** What this thread has computed so far; neither other programs of the machine nor the pool's threads are in it. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
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
    // What ran at the end has ended when the loop has turned once more.
    await setTimeout();
  } finally {
    clearInterval(looking);
  }
  look();
  return longest;
}

/**
 * The longest time for which something keeps the event loop from turning, in milliseconds that its own thread computes,
 * so that a busy machine makes it no longer. What takes more than `limitMs` is run again and the shortest counts.
 */
export async function longestHold(run: () => Promise<unknown>, limitMs: number): Promise<number> {
  let shortest = Infinity;
  for (let runs = 0; runs < MAX_RUNS && shortest > limitMs; runs += 1) {
    if (runs > 0) collectGarbage();
    shortest = Math.min(shortest, await holdOf(run));
  }
  return shortest;
}
