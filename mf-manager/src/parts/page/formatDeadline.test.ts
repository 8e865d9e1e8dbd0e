import { formatDeadline } from './formatDeadline.ts';

test.each([
  ['2026-12-06T18:00:00+09:00', '2026.12.06 (일) 18:00'],
  ['2026-12-07T00:00:00+09:00', '2026.12.06 (일) 24:00'],
  ['2027-01-01T00:00:00+09:00', '2026.12.31 (목) 24:00'],
  ['2026-12-06T15:00:00Z', '2026.12.06 (일) 24:00'],
  ['2026-12-07T00:01:00+09:00', '2026.12.07 (월) 00:01'],
])('a period that ends at %s is written as ending at %s', (at, text) => expect(formatDeadline(at)).toBe(text));
