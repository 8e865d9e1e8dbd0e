/**
 * A second implementation of the refund rule, for comparison in tests. Written from the words "floor(paid × percent /
 * 100), by the window that holds the request's moment, from the start date's 00:00 to the end date's 24:00,
 * Asia/Seoul", with integers and its own calendar, sharing no code with the first one.
 */
export interface RefundWindow {
  /** YYYY-MM-DD, both included. */
  firstDay: string;
  lastDay: string;
  percent: number;
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Seoul is at UTC+9, without summer time since 1988. */
const SEOUL_MINUTES = 9 * 60;

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysOfMonths = (year: number) => [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days since 1970-01-01, counted by years and months. */
function dayNumber(day: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  let days = dayOfMonth - 1;
  for (let past = 1970; past < year; past += 1) days += isLeapYear(past) ? 366 : 365;
  for (const length of daysOfMonths(year).slice(0, month - 1)) days += length;
  return days;
}

/** First minute of a day in Seoul, counted since 1970 in UTC. */
const firstMinute = (day: string) => dayNumber(day) * DAY_MINUTES - SEOUL_MINUTES;

/** Percentage of the window that contains the time; null outside all. */
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
