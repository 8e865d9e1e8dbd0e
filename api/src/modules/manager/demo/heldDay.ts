import { addDays, formatSeoul } from '@portal/shared/time';
import { isHoliday } from '../../../clock/holidays.ts';
import { isWorkingDay } from '../../../clock/workingDays.ts';

const SATURDAY = 6;

const isSaturday = (day: string) => Number(formatSeoul(day, 'd')) === SATURDAY && !isHoliday(day);

const ON = { workday: isWorkingDay, saturday: isSaturday };

/** The day of the demo nearest to `wanted` on which something is held: later in the future, earlier in the past. */
export function heldDay(wanted: string, today: string, on: keyof typeof ON = 'workday'): string {
  const step = wanted < today ? -1 : 1;
  let day = wanted;
  while (!ON[on](day)) day = addDays(day, step);
  return day;
}
