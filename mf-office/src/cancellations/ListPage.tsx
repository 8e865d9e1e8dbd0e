import { useItem, useMutation } from '@portal/shared/client';
import { officeCancellations, officeDecideCancellation, officeOverview } from '@portal/shared/contract/office';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { cancellationColumns } from './columns.tsx';
import { approval, rejection, type Cancellation } from './decisions.tsx';

/** /office/cancellations: cancellation requests that await a decision. */
export default function ListPage() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeCancellations, { page, limit });
  const deciding = useMutation(officeDecideCancellation, {
    quiet: true,
    invalidates: [officeCancellations, officeOverview],
  });
  const columns = cancellationColumns({
    approve: (request: Cancellation) => approval(request, deciding),
    reject: (request: Cancellation) => rejection(request, deciding),
  });
  return (
    <OfficePage
      title="취소 요청"
      lead="오래 기다린 요청부터 보입니다. 승인하면 자리가 비고 환불이 나가며, 반려하면 신청이 그대로 유지됩니다."
    >
      <ListOf query={query} page={page} onPage={goTo} empty="기다리는 취소 요청이 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="취소 요청"
            columns={columns}
            rows={rows}
            // Several seats of one group may wait.
            keyOf={({ userExaminationNo, seatNo }) => (seatNo ? -seatNo : userExaminationNo)}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}
