/** So long at a time where the browser cannot say when it is idle (Safari). */
const SLICE_MS = 30;

/** Of an idle time, which is 50 ms at most: a press in it waits for its end. */
const SPARED_MS = 20;

type Deadline = Pick<IdleDeadline, 'timeRemaining'>;

const nextIdleTime = () =>
  new Promise<Deadline>((resolve) => {
    if ('requestIdleCallback' in window) return requestIdleCallback(resolve);
    setTimeout(() => {
      const end = performance.now() + SLICE_MS;
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
