import { useCountedView, useItem, useItemNumber } from '@portal/shared/client';
import { countArticleView, getMapAsctn } from '@portal/shared/contract/news';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { associationBoard } from './associationBoard.ts';

export default function AssociationNewsViewPage() {
  const asctnNo = useItemNumber('asctnNo');
  const query = useItem(getMapAsctn, asctnNo === null ? null : { asctnNo });
  useCountedView(countArticleView, query.data ? { asctnNo: query.data.asctnNo } : null);
  return <ArticleViewPage board={associationBoard} no={asctnNo} query={query} />;
}
