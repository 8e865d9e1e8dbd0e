import { noteServerTime, ServerClock, serverNow } from './ServerClock.ts';

const TEN = Date.parse('2026-11-20T10:00:00+09:00');

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test("counts from the answers on, regardless of the phone's clock", () => {
  const clock = new ServerClock();
  expect(clock.now()).toBeNull();
  jest.setSystemTime(new Date('2031-01-01'));
  clock.note('2026-11-20T10:00:00+09:00');
  jest.advanceTimersByTime(2500);
  jest.setSystemTime(new Date('2019-01-01'));
  expect(clock.now()).toBe(TEN + 2500);
});

test('neither a delayed answer nor one with less than the current second sets it back', () => {
  const clock = new ServerClock();
  clock.note('2026-11-20T10:00:00+09:00');
  jest.advanceTimersByTime(3000);
  clock.note('2026-11-20T10:00:01+09:00');
  expect(clock.now()).toBe(TEN + 3000);
  clock.note('2026-11-20T10:08:00+09:00');
  expect(clock.now()).toBe(TEN + 480_000);
});

test("the page's time is the device's until the API has stated its own", () => {
  jest.setSystemTime(new Date('2026-11-18T10:00:00+09:00'));
  noteServerTime('');
  expect(serverNow()).toEqual(new Date('2026-11-18T10:00:00+09:00'));
  noteServerTime('2026-11-20T10:00:00+09:00');
  jest.advanceTimersByTime(1000);
  jest.setSystemTime(new Date('2031-01-01'));
  expect(serverNow().getTime()).toBe(TEN + 1000);
});
