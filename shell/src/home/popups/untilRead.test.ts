import { READING_MS, untilRead } from './untilRead.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

/** True if the promise has settled by now. */
async function hasEnded(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
}

const scrollTo = (y: number) => {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
};

test('a page counts as read after some seconds', async () => {
  const waiting = untilRead();
  jest.advanceTimersByTime(READING_MS - 1);
  expect(await hasEnded(waiting)).toBe(false);
  jest.advanceTimersByTime(1);
  await waiting;
});

test('a page counts as read when its beginning is scrolled away, but not at the first pixels', async () => {
  const waiting = untilRead();
  scrollTo(20);
  expect(await hasEnded(waiting)).toBe(false);
  scrollTo(window.innerHeight / 2);
  await waiting;
  expect(jest.getTimerCount()).toBe(0);
});

test('a page scrolled before, as after a reload, counts as read', async () => {
  window.scrollY = window.innerHeight;
  await untilRead();
  expect(jest.getTimerCount()).toBe(0);
});
