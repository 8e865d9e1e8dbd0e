/**
 * The public holidays of Korea that are not Sundays, and so are no working days: those of the Act on Public Holidays
 * (공휴일에 관한 법률) and its decree (관공서의 공휴일에 관한 규정) with their substitutes, days of nationwide elections, and Labour Day,
 * on which banks are closed. Single days declared by the government are added here. Source: the yearly calendar data
 * (월력요항) of the Korea AeroSpace Administration, and for a year without one the decree's rules; `clock.test.ts`
 * computes the same by those rules.
 */
const HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  '2026': [
    ...['01-01', '02-16', '02-17', '02-18', '03-02', '05-01', '05-05', '05-25', '06-03', '06-06', '07-17', '08-15'],
    ...['08-17', '09-24', '09-25', '09-26', '10-03', '10-05', '10-09', '12-25'],
  ],
  '2027': [
    ...['01-01', '02-06', '02-08', '02-09', '03-01', '05-01', '05-03', '05-05', '05-13', '07-17', '07-19', '08-16'],
    ...['09-14', '09-15', '09-16', '10-04', '10-09', '10-11', '12-25', '12-27'],
  ],
  '2028': [
    ...['01-01', '01-26', '01-27', '01-28', '03-01', '04-12', '05-01', '05-02', '05-05', '06-06', '07-17', '08-15'],
    ...['10-02', '10-03', '10-04', '10-05', '10-09', '12-25'],
  ],
};

/** Last year with known holidays; in later years only weekends are no working days. */
export const LAST_HOLIDAY_YEAR = Math.max(...Object.keys(HOLIDAYS).map(Number));

/** True if a day (`YYYY-MM-DD`) is a public holiday in Korea. */
export const isHoliday = (day: string): boolean => HOLIDAYS[day.slice(0, 4)]?.includes(day.slice(5)) ?? false;
