import {
  MEMBER_SEARCH_NAMES,
  MEMBER_STATUS_NAMES,
  type MemberSearch,
  type MemberStatus,
} from '@portal/shared/contract/office';
import { useLocation, useNavigate } from '@portal/shared/router';

interface Search {
  by: MemberSearch;
  keyword: string;
  /** Empty: all members who have not left. */
  status: MemberStatus | '';
  /** Null: of all branches. */
  branchNo: number | null;
  page: number;
}

const EVERYBODY: Search = { by: 'name', keyword: '', status: '', branchNo: null, page: 1 };
const wordOf = <Word extends string>(words: Record<Word, string>, value: unknown): Word | undefined =>
  (Object.keys(words) as Word[]).find((word) => word === value);

/**
 * Search of the member list. It is stored in the history state, so that going back restores it, and not in the address,
 * which browsers remember and people share.
 */
export function useMemberSearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const stored = (state ?? {}) as Partial<Record<keyof Search, unknown>>;
  const search: Search = {
    by: wordOf(MEMBER_SEARCH_NAMES, stored.by) ?? EVERYBODY.by,
    keyword: typeof stored.keyword === 'string' ? stored.keyword : EVERYBODY.keyword,
    status: wordOf(MEMBER_STATUS_NAMES, stored.status) ?? EVERYBODY.status,
    branchNo: typeof stored.branchNo === 'number' ? stored.branchNo : EVERYBODY.branchNo,
    page: typeof stored.page === 'number' ? stored.page : EVERYBODY.page,
  };
  const change = (changes: Partial<Search>) => void navigate(pathname, { state: { ...search, page: 1, ...changes } });
  return { search, change };
}
