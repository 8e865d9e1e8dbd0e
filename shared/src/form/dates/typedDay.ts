import { formatSeoul } from '../../time/index.ts';

/** How a day stands in a date field (specification §9). */
const SHOWN_DAY_FORMAT = 'YY.MM.DD';

/** What two digits of a year stand for: the field is for days of this century. */
const CENTURY = '20';

/** `2026-11-22` as the field shows it, `26.11.22`; what is no day stays as it is. */
export const showDay = (day: string): string => formatSeoul(day, SHOWN_DAY_FORMAT) || day;

/**
 * What was typed as `YYYY-MM-DD`: `26.11.22`, `2026-11-22`, `20261122`, `261122`, `26. 11. 22.`
 * @returns null when it is no day of the calendar, or not finished yet.
 */
export function readDay(typed: string): string | null {
  const found = /^(\d{4}|\d{2})(?:\s*[.\-/]\s*(\d{1,2})\s*[.\-/]\s*(\d{1,2})\.?|(\d{2})(\d{2}))$/.exec(typed.trim());
  if (!found) return null;
  const [, year = '', ...parts] = found;
  const [month = '', day = ''] = parts.filter(Boolean).map((part) => part.padStart(2, '0'));
  const iso = `${year.length === 2 ? CENTURY + year : year}-${month}-${day}`;
  const date = new Date(iso);
  // Some browsers take the 30th of February for the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
