import { daysInMonth } from '../../time/index.ts';

// Three lists and no native date input: on phones that begins at today and hides how to change the year.

/** How far back the years of birth on offer go (specification §9): nobody alive is older. */
const MAX_AGE_YEARS = 120;
/** The age at which a list of years opens: about that of who runs a restaurant. From there either end is near. */
const LIKELY_AGE_YEARS = 55;

export interface BirthParts {
  year: string;
  month: string;
  day: string;
}

/** The years on offer in a year, the newest first: nobody is born after it. */
export const birthYears = (thisYear: number): string[] =>
  Array.from({ length: MAX_AGE_YEARS + 1 }, (_, index) => String(thisYear - index));

/** The year at which a list of years, or a calendar, opens in a year while nothing is chosen. */
export const likelyBirthYear = (thisYear: number): string => String(thisYear - LIKELY_AGE_YEARS);

/** How many days are on offer; 31 until a month is chosen, 29 in February until a year is chosen. */
export const daysOnOffer = (year: string, month: string): number =>
  month ? daysInMonth(`${year || '2000'}-${month}`) : 31;

/** `19660302` in parts; parts are empty where nothing is chosen. */
export const splitBirth = (value: string): BirthParts =>
  /^\d{8}$/.test(value)
    ? { year: value.slice(0, 4), month: value.slice(4, 6), day: value.slice(6) }
    : { year: '', month: '', day: '' };

/** YYYYMMDD, or an empty text until all three parts are chosen. */
export const joinBirth = ({ year, month, day }: BirthParts): string =>
  year && month && day ? `${year}${month}${day}` : '';
