import type { Region } from '@portal/shared/contract/manager';
import { monthIn, oneOrTwo, regionIn } from '../parts/filters/queryValues.ts';
import { useChoices } from '../parts/filters/useChoices.ts';

/** What of the calendar is looked at; an empty text narrows nothing. */
export interface CalendarView {
  /** `YYYY-MM`; empty for the present one. */
  month: string;
  region: '' | Region;
  /** The grade. */
  rating: '' | '1' | '2';
  /** 1 education, 2 exam. */
  applyType: '' | '1' | '2';
}

/** The month alone, whatever is there. */
export const unnarrowed = ({ month }: CalendarView): CalendarView => ({ month, region: '', rating: '', applyType: '' });
export const isNarrowed = ({ month: _month, ...filters }: CalendarView) =>
  Object.values(filters).some((value) => value !== '');

const viewOf = (query: URLSearchParams): CalendarView => ({
  month: monthIn(query.get('month')),
  region: regionIn(query.get('region')),
  rating: oneOrTwo(query.get('rating')),
  applyType: oneOrTwo(query.get('applyType')),
});

/** What the URL names of the calendar. */
export function useCalendarView() {
  const { choices: view, change } = useChoices(viewOf);
  return { view, change };
}

/** As the API is asked. */
export const toInput = ({ month, region, rating, applyType }: CalendarView) => ({
  ...(month && { month }),
  ...(region && { region }),
  ...(rating && { rating: Number(rating) }),
  ...(applyType && { applyType: Number(applyType) }),
});
