import { addDays, formatSeoul } from '@portal/shared/time';
import { isHoliday } from './holidays.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** True if the association's office and the banks work on a day (`YYYY-MM-DD`) in Seoul. */
export function isWorkingDay(day: string): boolean {
  const weekday = Number(formatSeoul(day, 'd'));
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}

/** The day a number of working days after a day, which is not counted. */
export function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isWorkingDay(last) ? 1 : 0) last = addDays(last, 1);
  return last;
}

/** The first of this number of working days before a day, which is not counted. */
export function workingDaysBefore(day: string, count: number): string {
  let first = day;
  for (let left = count; left > 0; left -= isWorkingDay(first) ? 1 : 0) first = addDays(first, -1);
  return first;
}
