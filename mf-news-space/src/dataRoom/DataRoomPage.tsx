import { useList } from '@portal/shared/client';
import { getListBoxData } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { dataBoard } from './dataBoard.ts';

export default function DataRoomPage() {
  const keywordSearch = useKeywordSearch();
  return (
    <ArticleListPage
      board={dataBoard}
      keywordSearch={keywordSearch}
      query={useList(getListBoxData, keywordSearch.input)}
      numberOf={({ dataNo }) => dataNo}
      details={({ downloadCnt }) => [`내려받기 ${formatCount(downloadCnt)}회`]}
    />
  );
}
