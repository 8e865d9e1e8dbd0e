import type { OfferingKind } from '@portal/shared/contract/office';
import { formatCount, formatDate, formatMoney, formatPeriod } from '@portal/shared/format';
import { Badge, TextLink } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { copyPath, viewPath, type Offering } from './kind/kinds.ts';

const { display } = columnsOf<Offering>();

/** The columns of courses and exams. */
export const offeringColumns = (kind: OfferingKind): Columns<Offering> => [
  display({
    id: 'title',
    header: '이름',
    cell: ({ row: { original } }) => <TextLink to={viewPath(kind, original.offeringNo)}>{original.title}</TextLink>,
  }),
  display({ id: 'status', header: '상태', cell: ({ row }) => <Badge>{row.original.statusName}</Badge> }),
  display({ id: 'day', header: '날짜', cell: ({ row }) => formatDate(row.original.day) }),
  display({
    id: 'period',
    header: '신청 기간',
    cell: ({ row }) => formatPeriod(row.original.applyStartDate, row.original.applyEndDate),
  }),
  display({
    id: 'seats',
    header: '자리',
    cell: ({ row }) => `${formatCount(row.original.taken)} / ${formatCount(row.original.capacity)}`,
  }),
  display({
    id: 'price',
    header: '금액',
    cell: ({ row }) => (row.original.price > 0 ? formatMoney(row.original.price) : '무료'),
  }),
  display({
    id: 'copy',
    header: '복사',
    cell: ({ row: { original } }) => (
      <TextLink to={copyPath(kind, original.offeringNo)} aria-label={`${original.title} 복사`}>
        복사
      </TextLink>
    ),
  }),
];
