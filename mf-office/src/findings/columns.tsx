import type { CallEntity } from '@portal/shared/contract';
import type { officeFindings } from '@portal/shared/contract/office';
import { formatDate, formatMoney } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';

/** One difference. */
export type Finding = CallEntity<typeof officeFindings>['list'][number];

/** What a difference is about. */
export const factsOf = (finding: Finding) => [
  { term: '종류', description: finding.kindName },
  { term: '정산일', description: formatDate(finding.day) },
  { term: '결제사 번호', description: finding.gatewayNo },
  { term: '결제사 금액', description: formatMoney(finding.gatewayAmount) },
  { term: '우리 금액', description: formatMoney(finding.ourAmount) },
];

const { display } = columnsOf<Finding>();

/** The columns of the differences. */
export const findingColumns = (close: (finding: Finding) => void): Columns<Finding> => [
  display({ id: 'kind', header: '종류', cell: ({ row }) => row.original.kindName }),
  display({ id: 'day', header: '정산일', cell: ({ row }) => formatDate(row.original.day) }),
  display({ id: 'gatewayNo', header: '결제사 번호', cell: ({ row }) => row.original.gatewayNo }),
  display({ id: 'gateway', header: '결제사 금액', cell: ({ row }) => formatMoney(row.original.gatewayAmount) }),
  display({ id: 'ours', header: '우리 금액', cell: ({ row }) => formatMoney(row.original.ourAmount) }),
  display({
    id: 'actions',
    header: '처리',
    cell: ({ row }) => (
      <Button size="small" onClick={() => close(row.original)}>
        처리
      </Button>
    ),
  }),
];
