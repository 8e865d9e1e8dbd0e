import { useSearchParams } from '@portal/shared/router';

/** The search word of a list. It is part of the URL, so that going back and a shared link restore it. */
export function useKeywordSearch() {
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    keyword,
    /** The keyword as part of a list call's input; empty without one. */
    input: keyword ? { keyword } : {},
    search: (next: string) => setQuery(next.trim() ? { keyword: next.trim() } : {}),
  };
}
