import { useItem, useMutation } from '@portal/shared/client';
import { officeDecideReview, officeOverview, officeReviews } from '@portal/shared/contract/office';
import { officeList } from '../parts/table/officeList.tsx';
import { amountCheckColumns } from './columns.tsx';
import { decideAmountCheck } from './decideAmountCheck.tsx';

/** /office/reviews: payments whose paid amount differs from the amount charged. */
export default officeList({
  title: '금액 확인',
  lead: '청구한 금액과 다른 금액이 들어온 결제입니다. 인정하면 신청이 확정되고, 돌려주면 전액 환불됩니다.',
  useRows: (paging) => useItem(officeReviews, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideReview, { quiet: true, invalidates: [officeReviews, officeOverview] });
    return amountCheckColumns((check, decision) => decideAmountCheck(check, decision, deciding));
  },
  keyOf: ({ paymentNo }) => paymentNo,
  empty: '금액을 확인할 결제가 없습니다.',
});
