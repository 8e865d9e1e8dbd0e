import { useCountedView, useItem } from '@portal/shared/client';
import { countArticleView, getMapAsctn } from '@portal/shared/contract/news';
import { useNumberParam } from '@portal/shared/router';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { associationBoard } from './associationBoard.ts';

export default function AssociationNewsViewPage() {
  const asctnNo = useNumberParam('asctnNo');
  const query = useItem(getMapAsctn, asctnNo === null ? null : { asctnNo });
  useCountedView(countArticleView, query.data ? { asctnNo: query.data.asctnNo } : null);
  return <ArticleViewPage board={associationBoard} no={asctnNo} query={query} />;
}
