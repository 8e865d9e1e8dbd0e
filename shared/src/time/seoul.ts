import dayjs from 'dayjs';
import 'dayjs/locale/ko.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Offset of Asia/Seoul, the association's only time zone, from UTC in hours. A constant, because Korea has had no
 * daylight saving time since 1988 and dayjs' `timezone` plugin calls Intl each time: 130 µs against 11 µs, where a list
 * formats hundreds of times. `Temporal` is missing on older phones.
 */
const UTC_OFFSET_HOURS = 9;

const HOUR_MS = 3_600_000;

/** Length of an ISO timestamp up to the second: `2026-11-20T14:00:00`. */
const TO_THE_SECOND = 19;

const DAY_FORMAT = 'YYYY-MM-DD';
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Day `YYYY-MM-DD` in Seoul, or an instant: ISO 8601, milliseconds since 1970, a Date. */
export type DateInput = string | number | Date;

/**
 * Wall clock time in Seoul, represented in dayjs as UTC. Not `.tz()`: that converts through the machine's own zone and
 * is an hour wrong where its clock is put forward, in New York for one hour a year.
 */
function wallClock(input: DateInput) {
  if (typeof input === 'string' && DAY_PATTERN.test(input)) return dayjs.utc(input);
  return dayjs.utc(new Date(input)).add(UTC_OFFSET_HOURS, 'hour');
}

/**
 * Formats a day or an instant in Korean in Seoul time.
 * @param format of dayjs: `YYYY.MM.DD (ddd) HH:mm`.
 * @returns an empty string if the input is not a date.
 */
export function formatSeoul(input: DateInput, format: string): string {
  const clock = wallClock(input);
  return clock.isValid() ? clock.locale('ko').format(format) : '';
}

/** Day in Seoul: `2026-11-20`. */
export const seoulDay = (date: Date): string => formatSeoul(date, DAY_FORMAT);

/** Time of day in Seoul: `14:00`. */
export const seoulTime = (date: Date): string => formatSeoul(date, 'HH:mm');

/** Instant in the format of the wire: `2026-11-20T14:00:00+09:00`. */
export const seoulTimestamp = (date: Date): string =>
  Number.isNaN(date.getTime())
    ? ''
    : // Without dayjs for speed: every row of every list has one.
      `${new Date(date.getTime() + UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, TO_THE_SECOND)}+09:00`;

/** Instant of a day (`YYYY-MM-DD`) and a time of day (`HH:mm`) in Seoul. */
export const seoulInstant = (day: string, time = '00:00'): Date =>
  dayjs.utc(`${day}T${time}`).subtract(UTC_OFFSET_HOURS, 'hour').toDate();

/** 24:00 of a day in Seoul, which is 00:00 of the next. */
export const endOfSeoulDay = (day: string): Date => seoulInstant(addDays(day, 1));

/** Adds days to a day; negative numbers subtract. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY_FORMAT);

/** Number of days in a month (`YYYY-MM`). */
export const daysInMonth = (month: string): number => dayjs.utc(`${month}-01`).daysInMonth();
