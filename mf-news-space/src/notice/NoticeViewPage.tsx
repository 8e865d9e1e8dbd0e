import { useCountedView, useItem, useItemNumber } from '@portal/shared/client';
import { countArticleView, getMapNotice } from '@portal/shared/contract/news';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { noticeBoard } from './noticeBoard.ts';

export default function NoticeViewPage() {
  const noticeNo = useItemNumber('noticeNo');
  const query = useItem(getMapNotice, noticeNo === null ? null : { noticeNo });
  useCountedView(countArticleView, query.data ? { noticeNo: query.data.noticeNo } : null);
  return <ArticleViewPage board={noticeBoard} no={noticeNo} query={query} />;
}
