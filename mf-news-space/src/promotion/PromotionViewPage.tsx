import { useCountedView, useItem } from '@portal/shared/client';
import { countPostView, getListBoxPromotion, getMapPromotion } from '@portal/shared/contract/space';
import { ReportButton } from '@portal/shared/report';
import { useNumberParam } from '@portal/shared/router';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { OwnPostActions } from '../parts/posts/OwnPostActions.tsx';
import { Replies } from '../parts/replies/Replies.tsx';
import { HiddenNote } from '../parts/report/HiddenNote.tsx';
import { Photos } from './Photos.tsx';
import { isPhoto, photosOf } from './photosOf.ts';
import { promotionBoard } from './promotionBoard.ts';
import { ShopDetails } from './ShopDetails.tsx';

export default function PromotionViewPage() {
  const promotionNo = useNumberParam('promotionNo');
  const query = useItem(getMapPromotion, promotionNo === null ? null : { promotionNo });
  useCountedView(countPostView, query.data ? { promotionNo: query.data.promotionNo } : null);
  return (
    <ArticleViewPage
      board={promotionBoard}
      no={promotionNo}
      query={query}
      isAttachment={(file) => !isPhoto(file)}
      above={({ hiddenReason }) => <HiddenNote reason={hiddenReason} />}
      picture={(promotion) => <Photos paths={photosOf(promotion)} of={promotion.shopName || promotion.title} />}
      extra={(promotion) => (
        <>
          <ShopDetails {...promotion} />
          <ReportButton kind="promotion" postNo={promotion.promotionNo} post={promotion} />
        </>
      )}
      below={(promotion) => (
        <>
          <OwnPostActions
            board={promotionBoard}
            kind="promotion"
            no={promotion.promotionNo}
            post={promotion}
            list={getListBoxPromotion}
          />
          <Replies
            key={promotion.promotionNo}
            kind="promotion"
            postNo={promotion.promotionNo}
            list={getListBoxPromotion}
            closed={promotion.hiddenReason !== undefined}
          />
        </>
      )}
    />
  );
}
