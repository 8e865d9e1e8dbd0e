import { atInWords, untilInWords } from './times.ts';

test.each([
  ['2026-11-20T14:10:00+09:00', '오늘 14:10', '오늘 14:10'],
  ['2026-11-21T00:00:00+09:00', '2026.11.21 (토) 00:00', '오늘 24:00'],
  ['2026-11-22T00:00:00+09:00', '2026.11.22 (일) 00:00', '2026.11.21 (토) 24:00'],
])('%s begins at %s, and ends at %s', (at, beginning, end) => {
  const now = Date.parse('2026-11-20T09:00:00+09:00');
  expect([atInWords(at, now), untilInWords(at, now)]).toEqual([beginning, end]);
});
