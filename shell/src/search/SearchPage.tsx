import { useItem } from '@portal/shared/client';
import { searchPortal } from '@portal/shared/contract/search';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { ErrorState, Page, Pager, SearchBox, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { KindLinks } from './results/KindLinks.tsx';
import { NothingFound } from './results/NothingFound.tsx';
import { PagesFound } from './results/PagesFound.tsx';
import { ResultList } from './results/ResultList.tsx';
import { readSearch, searchPath } from './results/searchPath.ts';
import { isSearchable } from './results/typedWords.ts';
import styles from './SearchPage.module.css';
import { SiteMap } from './SiteMap.tsx';
import { useFindablePages } from './useFindablePages.ts';

const RESULTS_OF_A_PAGE = 10;

/** /search: all results of a keyword, by kind and page; without one, the site map. */
export default function SearchPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isMember = useSessionUser() !== null;
  const view = readSearch(query);
  const { keyword, kind, page } = view;
  const canSearch = isSearchable(keyword);
  const found = useItem(
    searchPortal,
    { keyword, ...(kind && { kind }), page, limit: RESULTS_OF_A_PAGE },
    { enabled: canSearch },
  );
  const pages = useFindablePages(keyword);
  const { data } = found;
  const isElsewhere = kind !== null || page > 1;
  const total = data && `${data.pageInfo.totalRow}건${data.hasMore ? ' 이상' : ''}`;

  return (
    <Page title={canSearch ? `‘${keyword}’ 검색 결과` : '검색·사이트맵'} breadcrumb={[]}>
      <div className={styles.root}>
        <SearchBox
          label="찾으시는 말"
          defaultValue={keyword}
          onSearch={(words) => void navigate(searchPath({ keyword: words }))}
        />
        {!canSearch && (
          <p className={styles.hint}>
            {keyword
              ? '두 글자 이상 입력해주세요.'
              : '공지사항, 협회소식, 자료실, 자주 묻는 질문, 교육과 시험, 안내 페이지에서 한 번에 찾습니다.'}
          </p>
        )}
        {!keyword && <SiteMap />}
        {canSearch && !isElsewhere && <PagesFound pages={pages} typed={keyword} />}
        {canSearch && found.isLoading && <Skeleton lines={10} />}
        {found.error && <ErrorState message={found.error.message} onRetry={found.retry} />}
        <VisuallyHidden role="status">{total && `검색 결과 ${total}`}</VisuallyHidden>
        {data && <KindLinks view={view} counts={data.counts} />}
        {data && data.list.length === 0 && (
          <NothingFound keyword={keyword} hasPages={!isElsewhere && pages.length > 0} />
        )}
        {data && data.list.length > 0 && (
          <>
            <ResultList results={data.list} words={data.words} keyword={keyword} isMember={isMember} />
            <Pager
              label="검색 결과 쪽"
              page={page}
              totalRow={data.pageInfo.totalRow}
              rowPerPage={RESULTS_OF_A_PAGE}
              to={(number) => searchPath({ ...view, page: number })}
            />
          </>
        )}
      </div>
    </Page>
  );
}
