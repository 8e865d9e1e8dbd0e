import type { ReactNode } from 'react';
import { formatCount } from '@portal/shared/format';
import { EmptyState, FilterBar, InfiniteList, Page, SearchBox, type InfiniteQuery } from '@portal/shared/ui';
import type { useKeywordSearch } from '../urls/useKeywordSearch.ts';
import styles from './ArticleListPage.module.css';
import { ArticleRow } from './ArticleRow.tsx';
import type { Board, ListedArticle } from './board.ts';

interface ArticleListPageProps<Item extends ListedArticle> {
  board: Board;
  keywordSearch: ReturnType<typeof useKeywordSearch>;
  query: InfiniteQuery<Item>;
  numberOf: (item: Item) => number;
  /** Label before the title, such as 공지. */
  mark?: (item: Item) => ReactNode;
  /** Details of a row in addition to author, day and views. */
  details?: (item: Item) => readonly string[];
  /** Buttons next to the heading. */
  actions?: ReactNode;
}

/** List of a board: search, count, and rows that load page by page. */
export function ArticleListPage<Item extends ListedArticle>({
  board,
  keywordSearch,
  query,
  numberOf,
  mark,
  details,
  actions,
}: ArticleListPageProps<Item>) {
  const { keyword, search } = keywordSearch;
  return (
    <Page title={board.title} lead={board.lead} breadcrumb={[{ label: board.menu }]} actions={actions}>
      <div className={styles.list}>
        <FilterBar label={`${board.title} 검색`}>
          <p className={styles.count}>
            {keyword && <span>{`‘${keyword}’ 검색 결과 `}</span>}
            {query.totalRow !== null && (
              <span>
                총 <strong>{formatCount(query.totalRow)}</strong>건
              </span>
            )}
          </p>
          <SearchBox label="제목과 내용에서 찾기" defaultValue={keyword} onSearch={search} />
        </FilterBar>
        <InfiniteList
          query={query}
          label={`${board.title} 목록`}
          itemKey={numberOf}
          skeletonCount={10}
          empty={keyword ? <NothingFound keyword={keyword} /> : board.empty}
          renderItem={(item) => (
            <ArticleRow
              board={board}
              article={item}
              no={numberOf(item)}
              mark={mark?.(item)}
              details={details?.(item)}
            />
          )}
        />
      </div>
    </Page>
  );
}

const NothingFound = ({ keyword }: { keyword: string }) => (
  <EmptyState title={`‘${keyword}’에 맞는 글이 없습니다.`}>
    <p>낱말을 줄이거나 다른 낱말로 다시 찾아보세요.</p>
  </EmptyState>
);
