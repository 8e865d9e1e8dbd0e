import { ExternalLink } from 'lucide-react';
import { useItem } from '@portal/shared/client';
import { getMapPromotion } from '@portal/shared/contract/space';
import { ButtonLink } from '@portal/shared/ui';
import { useNumberInAddress } from '../parts/address/useNumberInAddress.ts';
import { webAddress } from '../parts/address/webAddress.ts';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { promotionBoard } from './promotionBoard.ts';

export default function PromotionViewPage() {
  const promotionNo = useNumberInAddress('promotionNo');
  const query = useItem(getMapPromotion, { promotionNo: promotionNo ?? 0 }, { enabled: promotionNo !== null });
  return (
    <ArticleViewPage
      board={promotionBoard}
      no={promotionNo}
      query={query}
      facts={({ shopName }) => [shopName]}
      extra={({ url }) => {
        const address = webAddress(url);
        return (
          address && (
            <p>
              <ButtonLink href={address} target="_blank" variant="secondary" icon={<ExternalLink />}>
                업소 홈페이지 보기
              </ButtonLink>
            </p>
          )
        );
      }}
    />
  );
}
