import { sql } from 'kysely';
import { typedNumber } from '@portal/shared/rules';

/** Parsers for the cells of a bank's file. */

/** `2026-11-20`, `2026.11.20 14:03:22`, `2026/11/20 14:03`, `20261120`, `20261120140322`. */
const DATE = /^(\d{4})[-./]?\s?(\d{2})[-./]?\s?(\d{2})\.?(?:(?:\s+|\s?T\s?)?(\d{2}):?(\d{2})(?::?\d{2})?(?:\.\d+)?)?$/;
const CLOCK = /^(\d{2}):?(\d{2})(?::?\d{2})?$/;

/** Parses the date and the time, if any; null if it is no date. */
export function readDate(cell: string, timeCell: string): { day: string; time: string } | null {
  const [, year, month, date, hour = '', minute = ''] = DATE.exec(typedNumber(cell)) ?? [];
  if (!year || !month || !date) return null;
  const day = `${year}-${month}-${date}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day)) return null;
  const [, ownHour = '', ownMinute = ''] = CLOCK.exec(typedNumber(timeCell)) ?? [];
  const time = hour ? `${hour}:${minute}` : ownHour ? `${ownHour}:${ownMinute}` : '';
  return { day, time };
}

/** Normalizes a name for comparison: banks widen letters and add or drop spaces. */
export const comparedName = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** SQL equivalent of `comparedName` for the column `business_name`. */
export const nameOfBusiness = sql<string>`upper(regexp_replace(normalize(business_name, NFKC), '\\s', '', 'g'))`;
