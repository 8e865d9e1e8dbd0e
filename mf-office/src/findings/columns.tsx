import type { CallEntity } from '@portal/shared/contract';
import type { officeFindings } from '@portal/shared/contract/office';
import { formatDate, formatMoney } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';

/** A difference found by reconciliation (대사 차이). */
export type Finding = CallEntity<typeof officeFindings>['list'][number];

/** Details of a difference for the decision dialog. */
export const detailsOf = (finding: Finding) => [
  { term: '종류', description: finding.kindName },
  { term: '정산일·거래일', description: formatDate(finding.day) },
  { term: '결제사 번호·은행 거래', description: finding.gatewayNo },
  { term: '결제사·은행 금액', description: formatMoney(finding.gatewayAmount) },
  { term: '우리 금액', description: formatMoney(finding.ourAmount) },
];

export const findingColumns = (close: (finding: Finding) => void): Columns<Finding> => [
  { id: 'kind', heading: '종류', cell: (row) => row.kindName },
  { id: 'day', heading: '정산일·거래일', cell: (row) => formatDate(row.day) },
  { id: 'gatewayNo', heading: '결제사 번호·은행 거래', cell: (row) => row.gatewayNo },
  { id: 'gateway', heading: '결제사·은행 금액', cell: (row) => formatMoney(row.gatewayAmount) },
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
