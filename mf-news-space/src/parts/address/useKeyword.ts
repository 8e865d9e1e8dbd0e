import { useSearchParams } from '@portal/shared/router';

/** The search word of a list. It stands in the address, so that going back and a shared link find it again. */
export function useKeyword() {
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    keyword,
    /** The part of a list call's input that it is. */
    input: keyword ? { keyword } : {},
    search: (next: string) => setQuery(next.trim() ? { keyword: next.trim() } : {}),
  };
}
