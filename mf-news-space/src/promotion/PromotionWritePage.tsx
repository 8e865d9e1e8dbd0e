import { useMutation } from '@portal/shared/client';
import { getListBoxPromotion, postIntPromotion } from '@portal/shared/contract/space';
import { WritePage } from '../parts/writing/WritePage.tsx';
import { promotionBoard } from './promotionBoard.ts';

export default function PromotionWritePage() {
  const post = useMutation(postIntPromotion, { invalidates: [getListBoxPromotion] });
  return (
    <WritePage
      board={promotionBoard}
      title="회원홍보 글쓰기"
      lead="회원 업소의 새 메뉴와 행사를 알려 주세요. 사실과 다른 효능이나 과장된 표현은 협회가 내릴 수 있습니다."
      shop
      send={(promotion) => post.mutate(promotion)}
    />
  );
}
