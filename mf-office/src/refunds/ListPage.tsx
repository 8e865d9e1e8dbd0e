import { useItem } from '@portal/shared/client';
import { officeRefunds, type RefundNeed } from '@portal/shared/contract/office';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { refundColumns } from './columns.tsx';
import { useRefundActs } from './useRefundActs.tsx';

const NEEDS = filterOf<RefundNeed>(
  { failed: '실패', account: '계좌 확인', transfer: '계좌 이체', unsettled: '결과 확인 중' },
  '전체',
);

/** /office/refunds: refunds that require an employee. */
export default officeList({
  title: '환불',
  lead: '직원이 처리해야 나가는 환불입니다. 오래 기다린 것부터 보입니다.',
  filter: { ...NEEDS, name: 'need', label: '할 일', bar: '환불 찾기', as: 'chips' },
  useRows: (paging, need) => useItem(officeRefunds, { ...paging, ...(need && { need }) }),
  useColumns: () => refundColumns(useRefundActs()),
  keyOf: ({ refundNo }) => refundNo,
  empty: '처리할 환불이 없습니다.',
});
