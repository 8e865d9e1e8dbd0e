import {
  addDays,
  daysInMonth,
  endOfSeoulDay,
  formatSeoul,
  seoulDay,
  seoulInstant,
  seoulTime,
  seoulTimestamp,
} from './index.ts';

/** 01:00 of the next day in Seoul. */
const LATE = new Date('2026-11-20T16:00:00Z');

test('an instant has the day and the time of Seoul', () => {
  expect(seoulDay(LATE)).toBe('2026-11-21');
  expect(seoulTime(LATE)).toBe('01:00');
  expect(seoulTimestamp(LATE)).toBe('2026-11-21T01:00:00+09:00');
});

test('a bare day is that day in Seoul', () => {
  expect(formatSeoul('2026-11-20', 'YYYY-MM-DD HH:mm')).toBe('2026-11-20 00:00');
});

test('weekdays are Korean', () => expect(formatSeoul('2026-11-20', 'ddd')).toBe('금'));

test('a day and a time of day are an instant', () => {
  expect(seoulInstant('2026-11-20', '14:00').toISOString()).toBe('2026-11-20T05:00:00.000Z');
  expect(seoulInstant('2026-11-20').toISOString()).toBe('2026-11-19T15:00:00.000Z');
});

test('a day ends where the next begins', () => {
  expect(endOfSeoulDay('2026-12-31')).toEqual(seoulInstant('2027-01-01'));
});

test('a day in Seoul begins at 15:00 UTC of the day before', () => {
  const lastSecond = new Date('2026-12-31T14:59:59Z');
  const midnight = new Date('2026-12-31T15:00:00Z');
  expect([seoulDay(lastSecond), seoulTime(lastSecond), formatSeoul(lastSecond, 'H')]).toEqual([
    '2026-12-31',
    '23:59',
    '23',
  ]);
  expect([seoulDay(midnight), seoulTime(midnight), formatSeoul(midnight, 'H')]).toEqual(['2027-01-01', '00:00', '0']);
  expect(seoulInstant('2027-01-01')).toEqual(midnight);
  expect(endOfSeoulDay('2026-12-31')).toEqual(midnight);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-20', 365, '2027-11-20'],
])('%s and %d days is %s', (day, days, other) => expect(addDays(day, days)).toBe(other));

test('days are counted across months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
});

test('months have their number of days', () => {
  expect(['2026-01', '2026-02', '2028-02', '2026-04'].map(daysInMonth)).toEqual([31, 28, 29, 30]);
});

test('an input that is not a date becomes an empty text', () => {
  for (const input of ['', '내일', Number.NaN]) expect(formatSeoul(input, 'YYYY')).toBe('');
});
