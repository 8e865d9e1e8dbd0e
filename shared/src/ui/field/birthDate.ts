import { daysInMonth } from '../../time/index.ts';

/** Years of birth on offer (specification §9): 80 back, 30 ahead. */
const YEARS_BACK = 80;
const YEARS_AHEAD = 30;

export interface BirthParts {
  year: string;
  month: string;
  day: string;
}

/** The years on offer in a year, the newest first. */
export const birthYears = (thisYear: number): string[] =>
  Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => String(thisYear + YEARS_AHEAD - index));

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
