import type { Region } from '@portal/shared/contract/manager';
import { monthIn, oneOrTwo, regionIn } from '../parts/filters/queryValues.ts';
import { useChoices } from '../parts/filters/useChoices.ts';

/** Filters of the calendar; an empty string is no filter. */
export interface CalendarView {
  /** `YYYY-MM`; empty for the current month. */
  month: string;
  region: '' | Region;
  /** Grade. */
  rating: '' | '1' | '2';
  /** 1 education, 2 exam. */
  applyType: '' | '1' | '2';
}

/** The same month without filters. */
export const unnarrowed = ({ month }: CalendarView): CalendarView => ({ month, region: '', rating: '', applyType: '' });
export const isNarrowed = ({ month: _month, ...filters }: CalendarView) =>
  Object.values(filters).some((value) => value !== '');

const viewOf = (query: URLSearchParams): CalendarView => ({
  month: monthIn(query.get('month')),
  region: regionIn(query.get('region')),
  rating: oneOrTwo(query.get('rating')),
  applyType: oneOrTwo(query.get('applyType')),
});

/** Filters of the calendar in the URL. */
export function useCalendarView() {
  const { choices: view, change } = useChoices(viewOf);
  return { view, change };
}

/** Input of the API call. */
export const toInput = ({ month, region, rating, applyType }: CalendarView) => ({
  ...(month && { month }),
  ...(region && { region }),
  ...(rating && { rating: Number(rating) }),
  ...(applyType && { applyType: Number(applyType) }),
});
