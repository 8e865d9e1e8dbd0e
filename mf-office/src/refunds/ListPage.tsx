import { useItem } from '@portal/shared/client';
import { officeRefunds, type RefundNeed } from '@portal/shared/contract/office';
import { FilterBar, FilterChips } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { usePage } from '../parts/paging/usePage.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { refundColumns } from './columns.tsx';
import { useRefundActs } from './useRefundActs.tsx';

const NEEDS = [
  { value: '', label: '전체' },
  { value: 'failed', label: '실패' },
  { value: 'account', label: '계좌 확인' },
  { value: 'transfer', label: '계좌 이체' },
  { value: 'unsettled', label: '결과 확인 중' },
] as const;

const needOf = (value: string | null): RefundNeed | undefined =>
  NEEDS.map((need) => need.value).find((need): need is RefundNeed => need !== '' && need === value);

/** /office/refunds: refunds that need an employee. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const need = needOf(params.get('need'));
  const query = useItem(officeRefunds, { page, limit, ...(need && { need }) });
  const columns = refundColumns(useRefundActs());
  return (
    <OfficePage title="환불" lead="직원이 처리해야 나가는 환불입니다. 오래 기다린 것부터 보입니다.">
      <FilterBar label="환불 찾기">
        <FilterChips label="할 일" options={NEEDS} value={need ?? ''} onChange={(value) => choose('need', value)} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="처리할 환불이 없습니다.">
        {(rows) => <OfficeTable caption="환불" columns={columns} rows={rows} keyOf={({ refundNo }) => refundNo} />}
      </ListOf>
    </OfficePage>
  );
}
