import { useItem } from '@portal/shared/client';
import { searchPortal } from '@portal/shared/contract/search';
import { useSessionUser } from '@portal/shared/session';
import { kindName, resultLink, type ResultLink } from '../results/resultLink.ts';
import { searchPath } from '../results/searchPath.ts';
import { isSearchable } from '../results/typedWords.ts';
import { useFindablePages } from '../useFindablePages.ts';
import { useTyped } from './useTyped.ts';

const MAX_SUGGESTIONS = 6;

/** A row of the list below the field. */
export interface Suggestion {
  key: string;
  title: string;
  /** Kind of the result: 공지사항, 바로 가기. */
  kind: string;
  place: ResultLink;
}

/** Suggestions while typing: pages, then search results, then a link to all results. */
export function useSuggestions(text: string) {
  const typed = useTyped(text.trim());
  const isMember = useSessionUser() !== null;
  const canSearch = isSearchable(typed);
  const { data, isLoading, error } = useItem(
    searchPortal,
    { keyword: typed, limit: MAX_SUGGESTIONS },
    { enabled: canSearch, background: true },
  );
  const pages = useFindablePages(typed);
  const isSettled = typed === text.trim() && !isLoading;
  if (!canSearch || !isSearchable(text)) return { suggestions: [], words: [], isSettled: true, error: null };

  const suggestions: Suggestion[] = [
    ...pages.map(({ path, title }) => ({ key: path, title, kind: '바로 가기', place: { to: path } })),
    ...(data?.list ?? []).flatMap((result) => {
      const place = resultLink(result, isMember);
      if (!place) return [];
      return { key: `${result.kind} ${result.no}`, title: result.title, kind: kindName(result.kind), place };
    }),
  ];
  const all: Suggestion = {
    key: 'all',
    title: `‘${typed}’ 검색 결과 모두 보기`,
    kind: '',
    place: { to: searchPath({ keyword: typed }) },
  };
  return {
    suggestions: suggestions.length > 0 ? [...suggestions, all] : [],
    words: data?.words ?? typed.split(/\s+/),
    isSettled,
    error,
  };
}
