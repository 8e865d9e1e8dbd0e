import type { OfferingKind } from '@portal/shared/contract/office';
import { formatCount, formatDate, formatMoney, formatPeriod } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { copyPath, viewPath, type Offering } from './kind/kinds.ts';
import { StateBadge } from './kind/StateBadge.tsx';
import { LineMark } from './line/LineMark.tsx';

export const offeringColumns = (kind: OfferingKind): Columns<Offering> => [
  {
    id: 'title',
    heading: '이름',
    cell: (row) => <TextLink to={viewPath(kind, row.offeringNo)}>{row.title}</TextLink>,
  },
  { id: 'status', heading: '상태', cell: (row) => <StateBadge offering={row} /> },
  { id: 'day', heading: '날짜', cell: (row) => formatDate(row.day) },
  {
    id: 'period',
    heading: '신청 기간',
    cell: (row) => formatPeriod(row.applyStartDate, row.applyEndDate),
  },
  {
    id: 'seats',
    heading: '자리',
    cell: (row) => (
      <>
        {`${formatCount(row.taken)} / ${formatCount(row.capacity)}`}
        <LineMark offering={row} />
      </>
    ),
  },
  {
    id: 'price',
    heading: '금액',
    cell: (row) => (row.price > 0 ? formatMoney(row.price) : '무료'),
  },
  {
    id: 'copy',
    heading: '복사',
    cell: (row) => (
      <TextLink to={copyPath(kind, row.offeringNo)} aria-label={`${row.title} 복사`}>
        복사
      </TextLink>
    ),
  },
];
