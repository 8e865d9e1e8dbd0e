import { useSearchParams } from '@portal/shared/router';

/** Keyword of a list. It is part of the URL, so that going back and shared links restore it. */
export function useKeywordSearch() {
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').trim();
  return {
    keyword,
    /** The keyword as part of a list call's input; empty without one. */
    input: keyword ? { keyword } : {},
    /**
     * Sets the keyword and leaves other filters unchanged. While the visitor is typing, no history entry is added and
     * the page does not scroll.
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
