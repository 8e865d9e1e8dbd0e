import { MINUTE_MS } from './durations.ts';
import { beginRun } from './runTime.ts';

test('a run is over after five minutes, regardless of the wall clock', () => {
  let ms = 1000;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => ms);
  const isOver = beginRun();
  ms += 5 * MINUTE_MS;
  expect(isOver()).toBe(false);
  ms += 1;
  expect(isOver()).toBe(true);
  spy.mockRestore();
});
