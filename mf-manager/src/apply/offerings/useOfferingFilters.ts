import { useState } from 'react';
import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { useSearchParams } from '@portal/shared/router';
import type { OfferingQuery } from '../../parts/kind/offering.ts';

/** The filters as the query of the page has them; an empty text narrows nothing. */
export interface OfferingFilters {
  /** The grade. */
  rating: '' | '1' | '2';
  /** 1 classroom, 2 online; courses only. */
  eduType: '' | '1' | '2';
  status: '' | OfferingStatus;
  keyword: string;
}

export const NO_FILTERS: OfferingFilters = { rating: '', eduType: '', status: '', keyword: '' };
export const isNarrowed = (filters: OfferingFilters) => Object.values(filters).some((value) => value !== '');

const oneOrTwo = (text: string | null) => (text === '1' || text === '2' ? text : '');
const isStatus = (text: string | null): text is OfferingStatus =>
  text !== null && Object.hasOwn(OFFERING_STATUS_NAMES, text);

const filtersOf = (query: URLSearchParams): OfferingFilters => {
  const status = query.get('status');
  return {
    rating: oneOrTwo(query.get('rating')),
    eduType: oneOrTwo(query.get('eduType')),
    status: isStatus(status) ? status : '',
    keyword: query.get('keyword') ?? '',
  };
};

const queryOf = (filters: OfferingFilters): string =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();

/** What has been chosen and is not in the URL yet, and the queries that may be seen there until it is. */
interface Chosen {
  filters: OfferingFilters;
  until: readonly string[];
}

/**
 * The filters, kept in the URL so that going back or opening a shared link shows the same list. The URL follows a
 * moment after a choice, which the next choice must not wait for.
 */
export function useOfferingFilters() {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const inUrl = query.toString();
  const isWaiting = chosen?.until.includes(inUrl) ?? false;
  if (chosen && !isWaiting) setChosen(null);
  const filters = chosen && isWaiting ? chosen.filters : filtersOf(query);
  const change = (changes: Partial<OfferingFilters>) => {
    const next = { ...filters, ...changes };
    setChosen({ filters: next, until: chosen ? [...chosen.until, queryOf(chosen.filters)] : [inUrl] });
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  };
  return { filters, change };
}

/** The filters without those that narrow nothing. */
export const toQuery = ({ rating, eduType, status, keyword }: OfferingFilters): OfferingQuery => ({
  ...(rating && { grade: Number(rating) }),
  ...(eduType && { eduType: Number(eduType) }),
  ...(status && { status }),
  ...(keyword && { keyword }),
});
