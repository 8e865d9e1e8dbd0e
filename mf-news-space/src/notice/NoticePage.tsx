import { useList } from '@portal/shared/client';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { Badge } from '@portal/shared/ui';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { noticeBoard } from './noticeBoard.ts';

export default function NoticePage() {
  const words = useKeyword();
  return (
    <ArticleListPage
      board={noticeBoard}
      words={words}
      query={useList(getListBoxNotice, words.input)}
      numberOf={({ noticeNo }) => noticeNo}
      mark={({ isTop }) => isTop && <Badge tone="warning">중요</Badge>}
    />
  );
}
