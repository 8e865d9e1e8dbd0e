import { useList } from '@portal/shared/client';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { Badge } from '@portal/shared/ui';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { noticeBoard } from './noticeBoard.ts';

export default function NoticePage() {
  const keywordSearch = useKeywordSearch();
  return (
    <ArticleListPage
      board={noticeBoard}
      keywordSearch={keywordSearch}
      query={useList(getListBoxNotice, keywordSearch.input)}
      numberOf={({ noticeNo }) => noticeNo}
      mark={({ isTop }) => isTop && <Badge tone="warning">중요</Badge>}
    />
  );
}
