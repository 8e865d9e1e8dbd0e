import { isNight } from './night.ts';

test.each([
  ['20:59:59.999', false],
  ['21:00:00', true],
  ['00:00:00', true],
  ['07:59:59.999', true],
  ['08:00:00', false],
  ['14:00:00', false],
])('%s in Seoul is night: %s', (time, expected) => {
  expect(isNight(new Date(`2026-11-20T${time}+09:00`))).toBe(expected);
});
