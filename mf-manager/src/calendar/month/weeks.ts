import { addDays, daysInMonth, formatSeoul } from '@portal/shared/time';

export const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** Month after a number of months, or before if negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Weeks of a month from Sunday to Saturday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const offset = Number(formatSeoul(first, 'd'));
  const count = daysInMonth(month);
  return Array.from({ length: Math.ceil((offset + count) / WEEKDAYS.length) }, (_week, week) =>
    WEEKDAYS.map((_name, weekday) => {
      const index = week * WEEKDAYS.length + weekday - offset;
      return index >= 0 && index < count ? addDays(first, index) : null;
    }),
  );
}
