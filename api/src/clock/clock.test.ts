import { yearsLater } from './durations.ts';
import { addDays, endOfSeoulDay, seoulDay, seoulHour, seoulMoment, seoulTime, toMoment } from './seoul.ts';

describe('the clock of Seoul', () => {
  const lateEvening = new Date('2026-12-31T14:59:59Z');
  const midnight = new Date('2026-12-31T15:00:00Z');

  test('a day begins at 15:00 UTC of the day before', () => {
    expect([seoulDay(lateEvening), seoulTime(lateEvening), seoulHour(lateEvening)]).toEqual([
      '2026-12-31',
      '23:59',
      23,
    ]);
    expect([seoulDay(midnight), seoulTime(midnight), seoulHour(midnight)]).toEqual(['2027-01-01', '00:00', 0]);
    expect(toMoment(midnight)).toBe('2027-01-01T00:00:00+09:00');
  });

  test('a day and a clock time of Seoul are a date, and back', () => {
    expect(seoulMoment('2027-01-01')).toEqual(midnight);
    expect(seoulMoment('2026-11-20', '14:30')).toEqual(new Date('2026-11-20T05:30:00Z'));
    expect(endOfSeoulDay('2026-12-31')).toEqual(midnight);
  });

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 365, '2027-11-20'],
  ])('%s and %d days is %s', (day, days, other) => expect(addDays(day, days)).toBe(other));

  test('years are added to the date; a leap day becomes 1 March', () => {
    expect(yearsLater(midnight, 5)).toEqual(new Date('2031-12-31T15:00:00Z'));
    expect(yearsLater(new Date('2028-02-29T01:00:00Z'), 1)).toEqual(new Date('2029-03-01T01:00:00Z'));
  });
});
