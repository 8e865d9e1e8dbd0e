import { formatSeoul } from '../../time/index.ts';

/** Display format of a date field (specification §9). */
const SHOWN_DAY_FORMAT = 'YY.MM.DD';

/** Century of a two-digit year: the field is for days of this century. */
const CENTURY = '20';

/** Formats `2026-11-22` as `26.11.22`; text that is not a day is returned unchanged. */
export const showDay = (day: string): string => formatSeoul(day, SHOWN_DAY_FORMAT) || day;

/**
 * Parses a typed day to `YYYY-MM-DD`: `26.11.22`, `2026-11-22`, `20261122`, `261122`, `26. 11. 22.`
 * @returns null for an invalid or incomplete day.
 */
export function readDay(typed: string): string | null {
  const found = /^(\d{4}|\d{2})(?:\s*[.\-/]\s*(\d{1,2})\s*[.\-/]\s*(\d{1,2})\.?|(\d{2})(\d{2}))$/.exec(typed.trim());
  if (!found) return null;
  const [, year = '', ...parts] = found;
  const [month = '', day = ''] = parts.filter(Boolean).map((part) => part.padStart(2, '0'));
  const iso = `${year.length === 2 ? CENTURY + year : year}-${month}-${day}`;
  const date = new Date(iso);
  // Some browsers parse 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
