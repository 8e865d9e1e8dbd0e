import { formatSeoul } from '@portal/shared/time';

/** Employees look up this time last year, and plans for a year. */
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 12;

/** Months around a day, the earliest first: `2026-11` with `2026년 11월`. */
export function monthsAround(day: string): Record<string, string> {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const months = Array.from({ length: MONTHS_BEFORE + 1 + MONTHS_AFTER }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - MONTHS_BEFORE + index)).toISOString();
    return first.slice(0, 'YYYY-MM'.length);
  });
  return Object.fromEntries(months.map((one) => [one, formatSeoul(`${one}-01`, 'YYYY년 M월')]));
}
