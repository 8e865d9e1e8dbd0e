import { afterDaytime } from './daytime.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

const at = (time: string) => new Date(`${time}+09:00`);

test.each([
  ['in the daytime', '2026-11-26T10:00', 10 * MINUTE_MS, '2026-11-26T10:10'],
  ['up to the evening', '2026-11-26T20:45', 14 * MINUTE_MS, '2026-11-26T20:59'],
  ['what ends with the day ends in the morning', '2026-11-26T20:50', 10 * MINUTE_MS, '2026-11-27T08:00'],
  ['over the night', '2026-11-26T20:55', 10 * MINUTE_MS, '2026-11-27T08:05'],
  ['before midnight', '2026-11-26T23:00', 10 * MINUTE_MS, '2026-11-27T08:10'],
  ['after midnight', '2026-11-27T03:00', 10 * MINUTE_MS, '2026-11-27T08:10'],
  ['a day of hours', '2026-11-26T10:00', 24 * HOUR_MS, '2026-11-28T08:00'],
  ['a day of hours, some of them today', '2026-11-26T19:00', 24 * HOUR_MS, '2026-11-28T17:00'],
])('%s', (_name, from, durationMs, expected) => {
  expect(afterDaytime(at(from), durationMs)).toEqual(at(expected));
});
