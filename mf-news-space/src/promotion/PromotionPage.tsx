import { PenLine } from 'lucide-react';
import { useList } from '@portal/shared/client';
import { getListBoxPromotion } from '@portal/shared/contract/space';
import { Badge, ButtonLink } from '@portal/shared/ui';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { promotionBoard } from './promotionBoard.ts';

export default function PromotionPage() {
  const words = useKeyword();
  return (
    <ArticleListPage
      board={promotionBoard}
      words={words}
      query={useList(getListBoxPromotion, words.input)}
      numberOf={({ promotionNo }) => promotionNo}
      mark={({ isMine }) => isMine && <Badge tone="info">내 글</Badge>}
      facts={({ shopName }) => [shopName]}
      actions={
        <ButtonLink to="/space/promotion/write" icon={<PenLine />}>
          글쓰기
        </ButtonLink>
      }
    />
  );
}
