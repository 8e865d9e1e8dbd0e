import { useSearchParams } from '@portal/shared/router';

/** The search word of a list. It is part of the URL, so that going back and a shared link restore it. */
export function useKeywordSearch() {
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    keyword,
    /** The keyword as part of a list call's input; empty without one. */
    input: keyword ? { keyword } : {},
    /**
     * What else the list is narrowed by stays. While the visitor is still typing, nothing is added to the history and
     * the page does not jump.
     */
    search: (next: string, isTyping: boolean) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next) after.set('keyword', next);
          else after.delete('keyword');
          return after;
        },
        { replace: isTyping, preventScrollReset: isTyping },
      ),
  };
}
