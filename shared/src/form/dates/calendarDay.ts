/** Converts `YYYY-MM-DD` to local midnight of that day on this device, as the calendar needs it. */
export function toCalendar(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Inverse of `toCalendar`. */
export const fromCalendar = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
