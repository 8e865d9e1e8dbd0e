import { useList } from '@portal/shared/client';
import { getListBoxData } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { dataBoard } from './dataBoard.ts';

export default function DataRoomPage() {
  const words = useKeyword();
  return (
    <ArticleListPage
      board={dataBoard}
      words={words}
      query={useList(getListBoxData, words.input)}
      numberOf={({ dataNo }) => dataNo}
      facts={({ downloadCnt }) => [`내려받기 ${formatCount(downloadCnt)}회`]}
    />
  );
}
