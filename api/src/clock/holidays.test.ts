import { addDays, formatSeoul } from '@portal/shared/time';
import { isHoliday, LAST_HOLIDAY_YEAR } from './holidays.ts';

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

test.each(Array.from({ length: LAST_HOLIDAY_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index))(
  'the holidays of %d are those of the rules',
  (year) => expect(daysOf(year).filter((day) => isHoliday(day) && !isSunday(day))).toEqual(byRule(year)),
);
