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

/** The filters, kept in the URL so that going back or opening a shared link shows the same list. */
export function useOfferingFilters() {
  const [query, setQuery] = useSearchParams();
  const status = query.get('status');
  const filters: OfferingFilters = {
    rating: oneOrTwo(query.get('rating')),
    eduType: oneOrTwo(query.get('eduType')),
    status: isStatus(status) ? status : '',
    keyword: query.get('keyword') ?? '',
  };
  const change = (changes: Partial<OfferingFilters>) => {
    const kept = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(kept), { replace: true, preventScrollReset: true });
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
