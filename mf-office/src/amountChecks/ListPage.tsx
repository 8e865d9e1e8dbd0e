import { useItem, useMutation } from '@portal/shared/client';
import { officeDecideReview, officeOverview, officeReviews } from '@portal/shared/contract/office';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { amountCheckColumns } from './columns.tsx';
import { decideAmountCheck, type AmountCheck, type AmountCheckDecision } from './decideAmountCheck.tsx';

/** /office/reviews: payments whose paid amount differs from the amount charged. */
export default function ListPage() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeReviews, { page, limit });
  const deciding = useMutation(officeDecideReview, { quiet: true, invalidates: [officeReviews, officeOverview] });
  const columns = amountCheckColumns((check: AmountCheck, decision: AmountCheckDecision) =>
    decideAmountCheck(check, decision, deciding),
  );
  return (
    <OfficePage
      title="금액 확인"
      lead="청구한 금액과 다른 금액이 들어온 결제입니다. 인정하면 신청이 확정되고, 돌려주면 전액 환불됩니다."
    >
      <ListOf query={query} page={page} onPage={goTo} empty="금액을 확인할 결제가 없습니다.">
        {(rows) => <OfficeTable caption="금액 확인" columns={columns} rows={rows} keyOf={(row) => row.paymentNo} />}
      </ListOf>
    </OfficePage>
  );
}
