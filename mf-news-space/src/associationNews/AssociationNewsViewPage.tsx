import { useItem } from '@portal/shared/client';
import { getMapAsctn } from '@portal/shared/contract/news';
import { useNumberInAddress } from '../parts/address/useNumberInAddress.ts';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { associationBoard } from './associationBoard.ts';

export default function AssociationNewsViewPage() {
  const asctnNo = useNumberInAddress('asctnNo');
  const query = useItem(getMapAsctn, { asctnNo: asctnNo ?? 0 }, { enabled: asctnNo !== null });
  return <ArticleViewPage board={associationBoard} no={asctnNo} query={query} />;
}
