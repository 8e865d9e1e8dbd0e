import { useItem, useMutation } from '@portal/shared/client';
import { officeDecideReview, officeOverview, officeReviews } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { decideAmountCheck, type AmountCheck, type AmountCheckDecision } from './decideAmountCheck.tsx';

const amountCheckColumns = (
  decide: (check: AmountCheck, decision: AmountCheckDecision) => void,
): Columns<AmountCheck> => [
  ...applicationColumns<AmountCheck>(),
  { id: 'asked', heading: '청구 금액', cell: (row) => formatMoney(row.amount) },
  {
    id: 'paid',
    heading: '들어온 금액',
    cell: (row) => (
      <DecidedSum amount={row.paidAmount} look={row.secondLook}>
        <div>{formatDateTime(row.paidAt)}</div>
      </DecidedSum>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        <Button size="small" variant="secondary" onClick={() => decide(row, 'giveBack')}>
          돌려주기
        </Button>
        <Button size="small" onClick={() => decide(row, 'accept')}>
          인정
        </Button>
      </Actions>
    ),
  },
];

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
