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

/** Facts of a difference, in the table and in the dialog. */
const FACTS: Columns<Finding> = [
  { id: 'kind', heading: '종류', cell: (row) => row.kindName },
  { id: 'day', heading: '정산일·거래일', cell: (row) => formatDate(row.day) },
  { id: 'gatewayNo', heading: '거래·전표 번호', cell: (row) => row.gatewayNo },
  { id: 'gateway', heading: '상대 기록', cell: (row) => formatMoney(row.gatewayAmount) },
  { id: 'ours', heading: '우리 기록', cell: (row) => formatMoney(row.ourAmount) },
];

const findingColumns = (close: (finding: Finding) => void): Columns<Finding> => [
  ...FACTS,
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
  lead: '상대 기록(결제사의 정산 내역, 협회 계좌의 거래, 전표)이 우리 기록과 다른 건입니다. 확인한 뒤 처리한 내용을 남겨주세요.',
  useRows: (paging) => useItem(officeFindings, paging),
  useColumns: () => {
    const closing = useMutation(officeCloseFinding, { quiet: true, invalidates: [officeFindings, officeOverview] });
    return findingColumns(
      (finding) =>
        void openDecision({
          title: '내역 불일치 처리',
          details: FACTS.map(({ heading, cell }) => ({ term: heading, description: cell(finding) })),
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
  empty: '처리할 내역 불일치가 없습니다.',
});
