import type { CallEntity } from '@portal/shared/contract';
import type { getMapTariff } from '@portal/shared/contract/manager';
import { inTable } from '@portal/shared/contract/words';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Badge, Button, VisuallyHidden } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import type { Change } from './decisions.tsx';

export type TariffItem = CallEntity<typeof getMapTariff>['items'][number];

export const itemColumns = (change: (item: TariffItem) => void): Columns<TariffItem> => [
  { id: 'item', heading: '항목', cell: ({ itemName }) => itemName },
  { id: 'amount', heading: '금액', cell: ({ amount }) => formatMoney(amount) },
  {
    id: 'next',
    heading: '다음 변경',
    cell: ({ next }) => (next ? `${formatDate(next.from)}부터 ${formatMoney(next.amount)}` : '없음'),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Button size="small" variant="secondary" onClick={() => change(row)}>
        <VisuallyHidden>{row.itemName} </VisuallyHidden>변경 요청
      </Button>
    ),
  },
];

const TONES = { WAITING: 'warning', CONFIRMED: 'success', REFUSED: 'neutral' } as const;

interface Decisions {
  confirm(change: Change): void;
  refuse(change: Change): void;
}

/** Employee and time of an act; a deleted account has no name. */
const doneBy = (name: string, at: string) => `${name || '이름 없음'}, ${formatDateTime(at)}`;

export const changeColumns = ({ confirm, refuse }: Decisions): Columns<Change> => [
  { id: 'item', heading: '항목', cell: ({ itemName }) => itemName },
  {
    id: 'amount',
    heading: '금액',
    cell: ({ former, amount }) => (
      <>
        {formatMoney(former)} → <strong>{formatMoney(amount)}</strong>
      </>
    ),
  },
  { id: 'from', heading: '적용일', cell: ({ from }) => formatDate(from) },
  {
    id: 'status',
    heading: '상태',
    cell: ({ status, statusName }) => <Badge tone={inTable(TONES, status, 'neutral')}>{statusName}</Badge>,
  },
  { id: 'reason', heading: '사유', cell: ({ reason, answer }) => [reason, answer].filter(Boolean).join(' / ') },
  { id: 'asked', heading: '요청', cell: ({ askedBy, askedAt }) => doneBy(askedBy, askedAt) },
  {
    id: 'decided',
    heading: '처리한 직원',
    cell: ({ decidedBy, decidedAt }) => (decidedAt ? doneBy(decidedBy, decidedAt) : ''),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) =>
      row.status === 'WAITING' && (
        <Actions>
          <Button size="small" variant="secondary" onClick={() => refuse(row)}>
            {row.isOwn ? '요청 거두기' : '반려'}
          </Button>
          {!row.isOwn && (
            <Button size="small" onClick={() => confirm(row)}>
              확인
            </Button>
          )}
        </Actions>
      ),
  },
];
