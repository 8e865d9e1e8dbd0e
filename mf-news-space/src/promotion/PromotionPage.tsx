import { PenLine } from 'lucide-react';
import { useList } from '@portal/shared/client';
import { getListBoxPromotion } from '@portal/shared/contract/space';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { promotionBoard } from './promotionBoard.ts';

export default function PromotionPage() {
  const keywordSearch = useKeywordSearch();
  return (
    <ArticleListPage
      board={promotionBoard}
      keywordSearch={keywordSearch}
      query={useList(getListBoxPromotion, keywordSearch.input)}
      numberOf={({ promotionNo }) => promotionNo}
      mark={({ isMine }) => isMine && <Badge tone="info">내 글</Badge>}
      details={({ shopName, shopAddress }) => [shopName, shopAddress]}
      actions={
        <ButtonLink to="/space/promotion/write" icon={<PenLine />}>
          글쓰기
        </ButtonLink>
      }
    />
  );
}
