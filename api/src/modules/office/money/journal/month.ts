import { addDays, daysInMonth, seoulDay } from '@portal/shared/time';
import type { Days } from './bookings.ts';

/** The days of a month (`YYYY-MM`). */
export const daysOfMonth = (month: string): Days => ({
  firstDay: `${month}-01`,
  lastDay: `${month}-${daysInMonth(month)}`,
});

/** Every day of a period that has ended, in order. */
export function endedDays({ firstDay, lastDay }: Days, now: Date): string[] {
  const today = seoulDay(now);
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay && day < today; day = addDays(day, 1)) days.push(day);
  return days;
}
