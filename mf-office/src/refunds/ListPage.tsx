import { useItem } from '@portal/shared/client';
import { officeRefunds, type RefundNeed } from '@portal/shared/contract/office';
import { FilterBar, FilterChips } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { refundColumns } from './columns.tsx';
import { useRefundActs } from './useRefundActs.tsx';

const NEEDS = filterOf<RefundNeed>(
  { failed: '실패', account: '계좌 확인', transfer: '계좌 이체', unsettled: '결과 확인 중' },
  '전체',
);

/** /office/refunds: refunds that require an employee. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = NEEDS.wordOf(params.get('need'));
  const query = useItem(officeRefunds, { page, limit, ...(need && { need }) });
  const columns = refundColumns(useRefundActs());
  return (
    <OfficePage title="환불" lead="직원이 처리해야 나가는 환불입니다. 오래 기다린 것부터 보입니다.">
      <FilterBar label="환불 찾기">
        <FilterChips
          label="할 일"
          options={NEEDS.options}
          value={need ?? ''}
          onChange={(value) => choose('need', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="처리할 환불이 없습니다.">
        {(rows) => <OfficeTable caption="환불" columns={columns} rows={rows} keyOf={({ refundNo }) => refundNo} />}
      </ListOf>
    </OfficePage>
  );
}
