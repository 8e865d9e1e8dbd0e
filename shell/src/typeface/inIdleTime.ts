/** Idle time in a browser without requestIdleCallback (Safari): as long as the longest one elsewhere. */
const IDLE_MS = 50;

/**
 * Part of an idle time that is left unused, so that 10 ms of the longest are for work: input waits for the end of the
 * work.
 */
const SPARED_MS = 40;

type Deadline = Pick<IdleDeadline, 'timeRemaining'>;

const nextIdleTime = () =>
  new Promise<Deadline>((resolve) => {
    if ('requestIdleCallback' in window) return requestIdleCallback(resolve);
    setTimeout(() => {
      const end = performance.now() + IDLE_MS;
      resolve({ timeRemaining: () => end - performance.now() });
    });
  });

/** Processes items in idle time, as many at a time as fit. */
export async function inIdleTime<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let deadline = await nextIdleTime();
  for (const item of items) {
    work(item);
    if (deadline.timeRemaining() <= SPARED_MS) deadline = await nextIdleTime();
  }
}
