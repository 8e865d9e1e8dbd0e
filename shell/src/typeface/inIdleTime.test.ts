import { inIdleTime } from './inIdleTime.ts';

/** A browser that is idle for 50 ms at a time; what it was asked for is counted. */
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

test('all items in their order, and never more at a time than there is time for', async () => {
  const request = idleBrowser({ millisecondsAnItem: 5 });
  const done: number[] = [];
  await inIdleTime([1, 2, 3, 4, 5], (item) => done.push(item));
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a browser that has never time for more than one item still comes to an end', async () => {
  idleBrowser({ millisecondsAnItem: 200 });
  const done: number[] = [];
  await inIdleTime([1, 2], (item) => done.push(item));
  expect(done).toEqual([1, 2]);
});

test('a browser that cannot say when it is idle does them all the same', async () => {
  const done: number[] = [];
  await inIdleTime([1, 2], (item) => done.push(item));
  expect(done).toEqual([1, 2]);
});
