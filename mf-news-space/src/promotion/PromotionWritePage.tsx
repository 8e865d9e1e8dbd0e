import { useItem, useMutation } from '@portal/shared/client';
import { patchIntPromotion } from '@portal/shared/contract/ownPost';
import { getListBoxPromotion, getMapPromotion, postIntPromotion } from '@portal/shared/contract/space';
import { useNumberParam } from '@portal/shared/router';
import { ChangePage } from '../parts/writing/ChangePage.tsx';
import { promotionInput } from '../parts/writing/post.ts';
import { WritePage } from '../parts/writing/WritePage.tsx';
import { promotionBoard } from './promotionBoard.ts';

const LEAD = '회원 업소의 새 메뉴와 행사를 알려주세요. 사실과 다른 효능이나 과장된 표현은 협회가 내릴 수 있습니다.';

/** Page for a new promotion, or for changes to the own promotion `promotionNo`. */
export default function PromotionWritePage() {
  const promotionNo = useNumberParam('promotionNo');
  return promotionNo === null ? <New /> : <Changed key={promotionNo} promotionNo={promotionNo} />;
}

function New() {
  const post = useMutation(postIntPromotion, { invalidates: [getListBoxPromotion] });
  return (
    <WritePage
      board={promotionBoard}
      title="회원홍보 글쓰기"
      lead={LEAD}
      shop
      send={(promotion) => post.mutate(promotionInput(promotion))}
    />
  );
}

function Changed({ promotionNo }: { promotionNo: number }) {
  const title = '회원홍보 글 고치기';
  const change = useMutation(patchIntPromotion, {
    invalidates: [getListBoxPromotion, getMapPromotion],
    leavesPage: true,
  });
  return (
    <ChangePage board={promotionBoard} title={title} query={useItem(getMapPromotion, { promotionNo })}>
      {({ content, files, shopAddress, shopAddress2, ...promotion }) => (
        <WritePage
          board={promotionBoard}
          title={title}
          lead={LEAD}
          shop
          changed={{
            no: promotionNo,
            values: {
              title: promotion.title,
              content,
              files,
              shopName: promotion.shopName,
              url: promotion.url,
              postCode: promotion.postCode,
              userAddress: shopAddress,
              userAddress2: shopAddress2,
              shopPhone: promotion.shopPhone,
            },
          }}
          send={async (post) => {
            await change.mutate({ promotionNo, ...promotionInput(post) });
            return promotionNo;
          }}
        />
      )}
    </ChangePage>
  );
}
