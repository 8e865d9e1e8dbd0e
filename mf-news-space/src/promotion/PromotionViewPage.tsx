import { ExternalLink } from 'lucide-react';
import { useCountedView, useItem } from '@portal/shared/client';
import { countPostView, getMapPromotion } from '@portal/shared/contract/space';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink } from '@portal/shared/ui';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { HiddenNote } from '../parts/report/HiddenNote.tsx';
import { ReportButton } from '../parts/report/ReportButton.tsx';
import { webUrl } from '../parts/urls/webUrl.ts';
import { promotionBoard } from './promotionBoard.ts';

export default function PromotionViewPage() {
  const promotionNo = useNumberParam('promotionNo');
  const query = useItem(getMapPromotion, { promotionNo: promotionNo ?? 0 }, { enabled: promotionNo !== null });
  useCountedView(countPostView, query.data ? { promotionNo: query.data.promotionNo } : null);
  return (
    <ArticleViewPage
      board={promotionBoard}
      no={promotionNo}
      query={query}
      details={({ shopName }) => [shopName]}
      above={({ hiddenReason }) => <HiddenNote reason={hiddenReason} />}
      extra={(promotion) => {
        const url = webUrl(promotion.url);
        return (
          <>
            {url && (
              <p>
                <ButtonLink href={url} target="_blank" variant="secondary" icon={<ExternalLink />}>
                  업소 홈페이지 보기
                </ButtonLink>
              </p>
            )}
            <ReportButton kind="promotion" postNo={promotion.promotionNo} post={promotion} />
          </>
        );
      }}
    />
  );
}
