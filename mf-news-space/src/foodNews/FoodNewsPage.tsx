import { useList } from '@portal/shared/client';
import { fetchNewsList } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { FilterBar, InfiniteList, Page, SearchBox } from '@portal/shared/ui';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { FoodNewsCard } from './FoodNewsCard.tsx';
import styles from './FoodNewsPage.module.css';

export default function FoodNewsPage() {
  const { keyword, input, search } = useKeywordSearch();
  const query = useList(fetchNewsList, { ...input, limit: 12 });
  return (
    <Page
      title="K-푸드 뉴스"
      lead="국내외 언론과 기관이 전하는 한식과 외식업 소식을 모았습니다. 제목을 누르면 원문이 새 창으로 열립니다."
      breadcrumb={[{ label: '뉴스' }]}
    >
      <div className={styles.root}>
        <FilterBar label="K-푸드 뉴스 검색">
          <p className={styles.count}>
            {keyword && <>‘{keyword}’ 검색 결과 </>}
            {query.totalRow !== null && (
              <>
                총 <strong>{formatCount(query.totalRow)}</strong>건
              </>
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
          empty={keyword ? `‘${keyword}’에 맞는 뉴스가 없습니다.` : '모은 뉴스가 없습니다. 잠시 후 다시 확인해 주세요.'}
          renderItem={(news) => <FoodNewsCard news={news} />}
        />
      </div>
    </Page>
  );
}
