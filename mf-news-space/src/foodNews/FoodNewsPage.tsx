import { useList } from '@portal/shared/client';
import { fetchNewsList } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { FilterBar, InfiniteList, Page, SearchBox } from '@portal/shared/ui';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { foodBoard } from './foodBoard.ts';
import { FoodNewsCard } from './FoodNewsCard.tsx';
import styles from './FoodNewsPage.module.css';

export default function FoodNewsPage() {
  const { keyword, input, search } = useKeywordSearch();
  const query = useList(fetchNewsList, { ...input, limit: 12 });
  return (
    <Page title={foodBoard.title} lead={foodBoard.lead} breadcrumb={[{ label: foodBoard.menu }]}>
      <div className={styles.root}>
        <FilterBar label="K-푸드 뉴스 검색">
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
          layout="cards"
          label="K-푸드 뉴스 목록"
          skeletonCount={6}
          itemKey={({ newsNo }) => newsNo}
          empty={keyword ? `‘${keyword}’에 맞는 뉴스가 없습니다.` : foodBoard.empty}
          renderItem={(news) => <FoodNewsCard news={news} />}
        />
      </div>
    </Page>
  );
}
