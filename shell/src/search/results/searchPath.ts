import { SEARCH_KINDS, type SearchKind } from '@portal/shared/contract/search';
import { PATHS } from '@portal/shared/section';

/** State of the search page. */
export interface SearchView {
  keyword: string;
  /** Only results of this kind. */
  kind: SearchKind | null;
  /** From 1. */
  page: number;
}

const isKind = (value: string | null): value is SearchKind => value !== null && Object.hasOwn(SEARCH_KINDS, value);

/** Parses an address of the search; invalid parts are ignored. */
export function readSearch(query: URLSearchParams): SearchView {
  const kind = query.get('kind');
  const page = Number(query.get('page'));
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    kind: isKind(kind) ? kind : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function searchPath({ keyword, kind, page }: Partial<SearchView>): string {
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', keyword);
  if (kind) query.set('kind', kind);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${PATHS.search}?${query.toString()}` : PATHS.search;
}
