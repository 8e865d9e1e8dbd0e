import dayjs from 'dayjs';
import 'dayjs/locale/ko.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Hours that Asia/Seoul is ahead of UTC; it has had no daylight saving time since 1988. */
const UTC_OFFSET_HOURS = 9;

const DAY_FORMAT = 'YYYY-MM-DD';
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** A day `YYYY-MM-DD` in Seoul, or an instant: ISO 8601, milliseconds since 1970, a Date. */
export type DateInput = string | number | Date;

/**
 * What a clock in Seoul shows, held by dayjs as if it were UTC. Not `.tz()`: that goes through the clock of the
 * machine's own zone and is an hour wrong where that clock is put forward, in New York for one hour a year.
 */
function wallClock(input: DateInput) {
  if (typeof input === 'string' && DAY_PATTERN.test(input)) return dayjs.utc(input);
  return dayjs.utc(new Date(input)).add(UTC_OFFSET_HOURS, 'hour');
}

/**
 * A day or an instant as people in Seoul read it, in Korean.
 * @param format of dayjs: `YYYY.MM.DD (ddd) HH:mm`.
 * @returns an empty text when the input is not a date.
 */
export function formatSeoul(input: DateInput, format: string): string {
  const clock = wallClock(input);
  return clock.isValid() ? clock.locale('ko').format(format) : '';
}

/** The day in Seoul: `2026-11-20`. */
export const seoulDay = (date: Date): string => formatSeoul(date, DAY_FORMAT);

/** The time of day in Seoul: `14:00`. */
export const seoulTime = (date: Date): string => formatSeoul(date, 'HH:mm');

/** An instant as the wire has it: `2026-11-20T14:00:00+09:00`. */
export const seoulTimestamp = (date: Date): string => formatSeoul(date, 'YYYY-MM-DD[T]HH:mm:ss[+09:00]');

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY_FORMAT);

/** How many days a month (`YYYY-MM`) has. */
export const daysInMonth = (month: string): number => dayjs.utc(`${month}-01`).daysInMonth();
