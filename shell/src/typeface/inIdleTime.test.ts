import { inIdleTime } from './inIdleTime.ts';

/** A browser that is idle for 50 ms at a time; its requests are counted. */
function idleBrowser({ millisecondsAnItem }: { millisecondsAnItem: number }) {
  const request = jest.fn((run: IdleRequestCallback) => {
    let left = 50;
    setTimeout(() => run({ didTimeout: false, timeRemaining: () => Math.max(0, (left -= millisecondsAnItem)) }));
    return 0;
  });
  Object.assign(window, { requestIdleCallback: request });
  return request;
}

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('all items are processed in order, and never more at a time than fit', async () => {
  const request = idleBrowser({ millisecondsAnItem: 5 });
  const done: number[] = [];
  await inIdleTime([1, 2, 3, 4, 5], (item) => done.push(item));
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a browser with time for only one item at once still finishes', async () => {
  idleBrowser({ millisecondsAnItem: 200 });
  const done: number[] = [];
  await inIdleTime([1, 2], (item) => done.push(item));
  expect(done).toEqual([1, 2]);
});

test('a browser without requestIdleCallback processes all items too', async () => {
  const done: number[] = [];
  await inIdleTime([1, 2], (item) => done.push(item));
  expect(done).toEqual([1, 2]);
});
