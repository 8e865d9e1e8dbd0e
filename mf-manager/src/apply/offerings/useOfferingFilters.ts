import { startTransition, useState } from 'react';
import { REGION_NAMES, type Region } from '@portal/shared/contract/manager';
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
  region: '' | Region;
  /** `YYYY-MM`. */
  month: string;
  keyword: string;
}

export const NO_FILTERS: OfferingFilters = { rating: '', eduType: '', status: '', region: '', month: '', keyword: '' };
export const isNarrowed = (filters: OfferingFilters) => Object.values(filters).some((value) => value !== '');

const oneOrTwo = (text: string | null) => (text === '1' || text === '2' ? text : '');
const isStatus = (text: string | null): text is OfferingStatus =>
  text !== null && Object.hasOwn(OFFERING_STATUS_NAMES, text);
const isRegion = (text: string | null): text is Region => text !== null && Object.hasOwn(REGION_NAMES, text);
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

const filtersOf = (query: URLSearchParams): OfferingFilters => {
  const status = query.get('status');
  const region = query.get('region');
  const month = query.get('month') ?? '';
  return {
    rating: oneOrTwo(query.get('rating')),
    eduType: oneOrTwo(query.get('eduType')),
    status: isStatus(status) ? status : '',
    region: isRegion(region) ? region : '',
    month: MONTH.test(month) ? month : '',
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
export const toQuery = ({ rating, eduType, status, region, month, keyword }: OfferingFilters): OfferingQuery => ({
  ...(rating && { grade: Number(rating) }),
  ...(eduType && { eduType: Number(eduType) }),
  ...(status && { status }),
  ...(region && { region }),
  ...(month && { month }),
  ...(keyword && { keyword }),
});
