import { formatDate, formatDateTime, formatDay, formatDeadline, formatPeriod, formatTime } from './index.ts';

test('a day is formatted with its weekday', () => {
  expect(formatDate('2026-11-20')).toBe('2026.11.20 (금)');
  expect(formatDay('2026-11-20')).toBe('2026.11.20');
});

test('an instant is formatted in Seoul time, also across midnight', () => {
  expect(formatDateTime('2026-11-20T05:00:00Z')).toBe('2026.11.20 (금) 14:00');
  expect(formatDateTime('2026-11-20T15:00:00.000Z')).toBe('2026.11.21 (토) 00:00');
  expect(formatDate(new Date('2026-12-31T20:00:00Z'))).toBe('2027.01.01 (금)');
});

test('a day and its time become one text', () => {
  expect(formatDateTime('2026-11-20', '14:00')).toBe('2026.11.20 (금) 14:00');
  expect(formatTime('09:30:00')).toBe('09:30');
  expect(formatTime('2026-11-20T00:05:00+09:00')).toBe('00:05');
});

test('a period of one day is formatted as that day', () => {
  expect(formatPeriod('2026-11-20', '2026-11-25')).toBe('2026.11.20 (금) ~ 2026.11.25 (수)');
  expect(formatPeriod('2026-11-20', '2026-11-20')).toBe('2026.11.20 (금)');
});

test('an input that is not a date becomes an empty text, not Invalid Date', () => {
  for (const nothing of [null, undefined, '', '내일']) {
    expect(formatDate(nothing)).toBe('');
    expect(formatDateTime(nothing, '14:00')).toBe('');
  }
  expect(formatPeriod(null, null)).toBe('');
});

test.each([
  ['2026-12-06T18:00:00+09:00', '2026.12.06 (일) 18:00'],
  ['2026-12-07T00:00:00+09:00', '2026.12.06 (일) 24:00'],
  ['2027-01-01T00:00:00+09:00', '2026.12.31 (목) 24:00'],
  ['2026-12-06T15:00:00Z', '2026.12.06 (일) 24:00'],
  ['2026-12-07T00:01:00+09:00', '2026.12.07 (월) 00:01'],
])('a period that ends at %s is formatted with the end %s', (at, text) => expect(formatDeadline(at)).toBe(text));
