import { hungBuilds } from './hungBuilds.ts';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a build that timed out is remembered for a minute, by section and build', () => {
  jest.useFakeTimers();
  hungBuilds.remember('mf-about', 'b2');
  expect(hungBuilds.has('mf-about', 'b2')).toBe(true);
  expect(hungBuilds.has('mf-about', 'b1')).toBe(false);
  expect(hungBuilds.has('mf-sign', 'b2')).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(hungBuilds.has('mf-about', 'b2')).toBe(false);
});

test('it is forgotten if the visitor retries', () => {
  hungBuilds.remember('mf-about', 'b2');
  hungBuilds.remember('mf-sign', 'b2');
  hungBuilds.forget('mf-about');
  expect(hungBuilds.has('mf-about', 'b2')).toBe(false);
  expect(hungBuilds.has('mf-sign', 'b2')).toBe(true);
});
