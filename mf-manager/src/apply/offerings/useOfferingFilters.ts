import type { Region } from '@portal/shared/contract/manager';
import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { monthIn, oneOrTwo, regionIn } from '../../parts/filters/queryValues.ts';
import { useChoices } from '../../parts/filters/useChoices.ts';
import type { OfferingQuery } from '../../parts/kind/offering.ts';

/** Filters in the page's query; an empty string is no filter. */
export interface OfferingFilters {
  /** Grade. */
  rating: '' | '1' | '2';
  /** 1 classroom, 2 online; courses only. */
  eduType: '' | '1' | '2';
  status: '' | OfferingStatus;
  region: '' | Region;
  /** `YYYY-MM`. */
  month: string;
  keyword: string;
}

export const NO_FILTERS: OfferingFilters = { rating: '', eduType: '', status: '', region: '', month: '', keyword: '' };
export const isNarrowed = (filters: OfferingFilters) => Object.values(filters).some((value) => value !== '');

/** Number of filters with a choice, without the search. */
export const chosenOf = ({ keyword: _, ...filters }: OfferingFilters): number =>
  Object.values(filters).filter((value) => value !== '').length;

const isStatus = (text: string | null): text is OfferingStatus =>
  text !== null && Object.hasOwn(OFFERING_STATUS_NAMES, text);

const filtersOf = (query: URLSearchParams): OfferingFilters => {
  const status = query.get('status');
  return {
    rating: oneOrTwo(query.get('rating')),
    eduType: oneOrTwo(query.get('eduType')),
    status: isStatus(status) ? status : '',
    region: regionIn(query.get('region')),
    month: monthIn(query.get('month')),
    keyword: query.get('keyword') ?? '',
  };
};

/** Filters of the list in the URL. */
export function useOfferingFilters() {
  const { choices: filters, change } = useChoices(filtersOf);
  return { filters, change };
}

/** Non-empty filters as an API query. */
export const toQuery = ({ rating, eduType, status, region, month, keyword }: OfferingFilters): OfferingQuery => ({
  ...(rating && { grade: Number(rating) }),
  ...(eduType && { eduType: Number(eduType) }),
  ...(status && { status }),
  ...(region && { region }),
  ...(month && { month }),
  ...(keyword && { keyword }),
});
