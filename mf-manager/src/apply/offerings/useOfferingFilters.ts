import { OFFERING_STATUS_NAMES, type OfferingStatus } from '@portal/shared/contract/statuses';
import { useSearchParams } from '@portal/shared/router';

/** What lists of courses and exams can be narrowed by; an empty text is everything. */
export interface OfferingFilters {
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

/** The filters, kept in the address so that going back and a shared link find the same list. */
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

/** The filters as the list calls take them: what is not narrowed is left out. */
export const filterInput = ({ rating, status, keyword }: OfferingFilters) => ({
  ...(rating && { rating: Number(rating) }),
  ...(status && { status }),
  ...(keyword && { keyword }),
});
