import { startTransition, useState } from 'react';
import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { useNavigate, useSearchParams } from '@portal/shared/router';
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

/**
 * The filters, kept in the URL so that going back or opening a shared link shows the same list. The URL follows a
 * moment after a choice, which the next choice must not wait for.
 */
export function useOfferingFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  /** What the URL does not say yet. */
  const [chosen, setChosen] = useState<OfferingFilters | null>(null);
  const filters = chosen ?? filtersOf(query);
  const choose = async (next: OfferingFilters) => {
    setChosen(next);
    await navigate(`?${queryOf(next)}`, { replace: true, preventScrollReset: true });
    // Drawn together with the new URL. What has been chosen since is under way itself.
    startTransition(() => setChosen((latest) => (latest === next ? null : latest)));
  };
  return { filters, change: (changes: Partial<OfferingFilters>) => void choose({ ...filters, ...changes }) };
}

/** The filters without those that narrow nothing. */
export const toQuery = ({ rating, eduType, status, keyword }: OfferingFilters): OfferingQuery => ({
  ...(rating && { grade: Number(rating) }),
  ...(eduType && { eduType: Number(eduType) }),
  ...(status && { status }),
  ...(keyword && { keyword }),
});
