import type * as deadline from './deadline.ts';
import { deadlineOf, signalAfter, until } from './deadline.ts';

test('the first page has the rest of the time since the document was requested, and at least five seconds', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const timesOf = (elapsed: number) => {
    timeout.mockClear();
    jest.spyOn(performance, 'now').mockReturnValue(elapsed);
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof deadline>('./deadline.ts');
      fresh.deadlineOf(new AbortController().signal);
      fresh.deadlineOf(new AbortController().signal);
    });
    return timeout.mock.calls.flat();
  };
  expect(timesOf(1500.4)).toEqual([7000, 8500]);
  expect(timesOf(7000)).toEqual([5000, 8500]);
  jest.restoreAllMocks();
});

test('all steps of one navigation have the same deadline, and another navigation has its own', () => {
  const { signal } = new AbortController();
  expect(deadlineOf(signal)).toBe(deadlineOf(signal));
  expect(deadlineOf(new AbortController().signal)).not.toBe(deadlineOf(signal));
});

test('work that does not end is abandoned at the deadline', async () => {
  const deadline = new AbortController();
  const waiting = until(deadline.signal, new Promise(() => undefined));
  deadline.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(waiting).rejects.toThrow('timed out');
  await expect(until(deadline.signal, new Promise(() => undefined))).rejects.toThrow('timed out');
});

test('work that ends in time settles as it would without a deadline', async () => {
  const { signal } = new AbortController();
  await expect(until(signal, Promise.resolve('page'))).resolves.toBe('page');
  await expect(until(signal, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('a browser without AbortSignal.timeout waits as long, and throws the same', async () => {
  const own = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  jest.useFakeTimers();
  const signal = signalAfter(5000);
  const waiting = until(signal, new Promise(() => undefined));
  jest.advanceTimersByTime(4999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(waiting).rejects.toThrow('timed out');
  jest.useRealTimers();
  if (own) Object.defineProperty(AbortSignal, 'timeout', own);
});
