/**
 * The refund rule a second time, for tests to compare with: written from the words "floor(paid × percent / 100), by the
 * window that holds the request's moment, from the start date's 00:00 to the end date's 24:00, Asia/Seoul", with whole
 * numbers and a calendar of its own, and without a line of what it is compared with.
 */
export interface RefundWindow {
  /** YYYY-MM-DD, both included. */
  firstDay: string;
  lastDay: string;
  percent: number;
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Seoul is nine hours before UTC, without summer time since 1988. */
const SEOUL_MINUTES = 9 * 60;

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysOfMonths = (year: number) => [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1970-01-01, counted year by year and month by month. */
function dayNumber(day: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  let days = dayOfMonth - 1;
  for (let past = 1970; past < year; past += 1) days += isLeapYear(past) ? 366 : 365;
  for (const length of daysOfMonths(year).slice(0, month - 1)) days += length;
  return days;
}

/** The minute, since 1970 in UTC, in which a day of Seoul begins. */
const firstMinute = (day: string) => dayNumber(day) * DAY_MINUTES - SEOUL_MINUTES;

/** The percentage of the window that holds the moment; null outside all. */
export function percentByTheBook(windows: readonly RefundWindow[], atMs: number): number | null {
  const minute = Math.floor(atMs / MINUTE_MS);
  const window = windows.find(
    ({ firstDay, lastDay }) => firstMinute(firstDay) <= minute && minute < firstMinute(lastDay) + DAY_MINUTES,
  );
  return window?.percent ?? null;
}

/** Whole won, never more than the share. */
export const amountByTheBook = (paid: number, percent: number): number =>
  Number((BigInt(paid) * BigInt(percent)) / 100n);
