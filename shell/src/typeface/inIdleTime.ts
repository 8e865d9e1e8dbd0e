/** An idle time where the browser cannot say when it is idle (Safari): as long as the longest elsewhere. */
const IDLE_MS = 50;

/** Of an idle time, which leaves 10 ms of the longest for work: a press in it waits for its end. */
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

/** Does something with each item while the browser has nothing better to do, as many at a time as it has time for. */
export async function inIdleTime<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let deadline = await nextIdleTime();
  for (const item of items) {
    work(item);
    if (deadline.timeRemaining() <= SPARED_MS) deadline = await nextIdleTime();
  }
}
