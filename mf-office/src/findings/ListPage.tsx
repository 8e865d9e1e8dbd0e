import { useItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeCloseFinding, officeFindings, officeOverview } from '@portal/shared/contract/office';
import { formatDate, formatMoney } from '@portal/shared/format';
import { Button, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';

/** A difference found by reconciliation (내역 불일치). */
type Finding = CallEntity<typeof officeFindings>['list'][number];

/** Details of a difference for the decision dialog. */
const detailsOf = (finding: Finding) => [
  { term: '종류', description: finding.kindName },
  { term: '정산일·거래일', description: formatDate(finding.day) },
  { term: '결제사 번호·은행 거래·전표', description: finding.gatewayNo },
  { term: '결제사·은행·전표 금액', description: formatMoney(finding.gatewayAmount) },
  { term: '우리 금액', description: formatMoney(finding.ourAmount) },
];

const findingColumns = (close: (finding: Finding) => void): Columns<Finding> => [
  { id: 'kind', heading: '종류', cell: (row) => row.kindName },
  { id: 'day', heading: '거래일', cell: (row) => formatDate(row.day) },
  { id: 'gatewayNo', heading: '거래', cell: (row) => row.gatewayNo },
  { id: 'gateway', heading: '상대 금액', cell: (row) => formatMoney(row.gatewayAmount) },
  { id: 'ours', heading: '우리 금액', cell: (row) => formatMoney(row.ourAmount) },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Button size="small" onClick={() => close(row)}>
        처리
      </Button>
    ),
  },
];

/** /office/findings: differences between the records of the gateway or the bank and ours. */
export default officeList({
  title: '내역 불일치',
  lead: '결제사의 정산 내역이나 협회 계좌의 거래가 우리 기록과 다른 건, 그리고 전표가 장부와 다른 날입니다. 확인한 뒤 처리한 내용을 남겨주세요.',
  useRows: (paging) => useItem(officeFindings, paging),
  useColumns: () => {
    const closing = useMutation(officeCloseFinding, { quiet: true, invalidates: [officeFindings, officeOverview] });
    return findingColumns(
      (finding) =>
        void openDecision({
          title: '내역 불일치 처리',
          details: detailsOf(finding),
          action: '처리 완료',
          reasonLabel: '처리한 내용',
          reasonMissing: '처리한 내용을 입력해주세요.',
          send: async (note) => {
            await closing.mutate({ findingNo: finding.findingNo, note });
            toast('처리했습니다.');
          },
        }),
    );
  },
  keyOf: ({ findingNo }) => findingNo,
  empty: '처리할 차이가 없습니다.',
});
