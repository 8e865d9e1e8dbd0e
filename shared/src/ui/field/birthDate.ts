import { daysInMonth } from '../../time/index.ts';

// Three lists instead of a native date input, which on phones starts at today and hides how to change the year.

/** Range of birth years (specification §9): nobody alive is older. */
const MAX_AGE_YEARS = 120;
/** Age at which a list of years opens: roughly that of restaurant owners, so that both ends are near. */
const LIKELY_AGE_YEARS = 55;

export interface BirthParts {
  year: string;
  month: string;
  day: string;
}

/** Selectable years, newest first. */
export const birthYears = (thisYear: number): string[] =>
  Array.from({ length: MAX_AGE_YEARS + 1 }, (_, index) => String(thisYear - index));

/** Year at which a list of years or a calendar opens while none is selected. */
export const likelyBirthYear = (thisYear: number): string => String(thisYear - LIKELY_AGE_YEARS);

/** Number of selectable days; 31 until a month is selected, 29 in February until a year is selected. */
export const daysOnOffer = (year: string, month: string): number =>
  month ? daysInMonth(`${year || '2000'}-${month}`) : 31;

/** Splits `19660302`; parts are empty if nothing is selected. */
export const splitBirth = (value: string): BirthParts =>
  /^\d{8}$/.test(value)
    ? { year: value.slice(0, 4), month: value.slice(4, 6), day: value.slice(6) }
    : { year: '', month: '', day: '' };

/** YYYYMMDD, or an empty string until all three parts are selected. */
export const joinBirth = ({ year, month, day }: BirthParts): string =>
  year && month && day ? `${year}${month}${day}` : '';
