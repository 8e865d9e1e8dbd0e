import { addDays, formatSeoul } from '@portal/shared/time';
import { afterDaytime } from './daytime.ts';
import { HOUR_MS, MINUTE_MS, yearsLater } from './durations.ts';
import { isHoliday, LAST_HOLIDAY_YEAR } from './holidays.ts';
import { isNight } from './night.ts';
import { beginRun } from './runTime.ts';
import { waitAtMost } from './waitAtMost.ts';
import { addWorkingDays, isWorkingDay, workingDaysBefore } from './workingDays.ts';

/** The lunar calendar of Korea, whose rules ICU knows. */
const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
const lunarDay = (day: string) => {
  const parts = lunar.formatToParts(new Date(day));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}/${of('day')}`;
};
const FIRST_YEAR = 2026;
const daysOf = (year: number) => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) days.push(day);
  return days;
};
const isSaturday = (day: string) => formatSeoul(day, 'd') === '6';
const isSunday = (day: string) => formatSeoul(day, 'd') === '0';
/** Holidays for elections of one year: local elections in 2026, the National Assembly in 2028. */
const ELECTIONS: readonly string[] = ['2026-06-03', '2028-04-12'];
/** Days without a substitute if they fall on a weekend. */
const WITHOUT_SUBSTITUTE = ['01-01', '06-06'];
const WITH_SUBSTITUTE = ['03-01', '05-01', '05-05', '07-17', '08-15', '10-03', '10-09', '12-25'];
/** Holidays of a year by the decree's rules, without Sundays, which are no working days anyway. */
function byRule(year: number): string[] {
  const days = daysOf(year);
  const lunarHoliday = (text: string) => days.filter((day) => lunarDay(day) === text);
  const threeDays = (day: string) => [addDays(day, -1), day, addDays(day, 1)];
  const feasts = [...lunarHoliday('1/1'), ...lunarHoliday('8/15')].flatMap(threeDays);
  const ordinary = [...WITH_SUBSTITUTE.map((day) => `${year}-${day}`), ...lunarHoliday('4/8')];
  const single = [...WITHOUT_SUBSTITUTE.map((day) => `${year}-${day}`), ...ELECTIONS];
  const holidays = new Set([...feasts, ...ordinary, ...single].filter((day) => day.startsWith(`${year}`)));
  const firstFree = (from: string) => {
    let day = from;
    while (holidays.has(day) || isSaturday(day) || isSunday(day)) day = addDays(day, 1);
    return day;
  };
  // Feasts are substituted for a Sunday, others also for a Saturday; both if they fall on another holiday.
  const falls = (day: string) => [...feasts, ...ordinary, ...single].filter((other) => other === day).length > 1;
  const lost = [
    ...feasts.filter((day) => isSunday(day) || falls(day)),
    ...ordinary.filter((day) => isSunday(day) || isSaturday(day) || (falls(day) && !feasts.includes(day))),
  ];
  for (const day of lost.toSorted()) holidays.add(firstFree(day));
  return [...holidays].filter((day) => !isSunday(day)).toSorted();
}
const at = (time: string) => new Date(`${time}+09:00`);

test.each(Array.from({ length: LAST_HOLIDAY_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index))(
  'the holidays of %d are those of the rules',
  (year) => expect(daysOf(year).filter((day) => isHoliday(day) && !isSunday(day))).toEqual(byRule(year)),
);

test.each([
  ['2026-11-27', true, 'a Friday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-12-25', false, 'Christmas'],
  ['2026-08-17', false, "the substitute of Liberation Day's Saturday"],
])('%s is a working day: %s, %s', (day, expected) => expect(isWorkingDay(day)).toBe(expected));

test.each([
  ['2026-11-24', 3, '2026-11-27'],
  ['2026-11-27', 3, '2026-12-02'],
  ['2026-11-28', 1, '2026-11-30'],
  // Christmas, a weekend, New Year's Day.
  ['2026-12-24', 3, '2026-12-30'],
  ['2026-12-31', 3, '2027-01-06'],
  // Chuseok, Thursday to Saturday.
  ['2026-09-23', 3, '2026-09-30'],
  ['2026-11-24', 0, '2026-11-24'],
])('after %s by %d working days comes %s', (day, count, expected) => expect(addWorkingDays(day, count)).toBe(expected));

test.each([
  ['2026-12-10', 3, '2026-12-07'],
  ['2026-12-13', 3, '2026-12-09'],
  ['2026-12-31', 3, '2026-12-28'],
  ['2026-09-28', 1, '2026-09-23'],
])('before %s by %d working days comes %s', (day, count, expected) =>
  expect(workingDaysBefore(day, count)).toBe(expected),
);

describe('a pause that spares the night', () => {
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
});

describe('the night', () => {
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
});

test('years are added to the date; a leap day becomes 1 March', () => {
  expect(yearsLater(new Date('2026-12-31T15:00:00Z'), 5)).toEqual(new Date('2031-12-31T15:00:00Z'));
  expect(yearsLater(new Date('2028-02-29T01:00:00Z'), 1)).toEqual(new Date('2029-03-01T01:00:00Z'));
});

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

test('work is waited for, and so is its failure', async () => {
  expect(await waitAtMost(60_000, Promise.resolve(1))).toBe('done');
  await expect(waitAtMost(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('late work goes on alone', async () => {
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  expect(await waitAtMost(1, work)).toBe('late');
  finish();
  await work;
});
