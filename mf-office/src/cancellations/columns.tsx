import { formatDateTime } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import type { Cancellation } from './decisions.tsx';

interface Decisions {
  approve(request: Cancellation): void;
  reject(request: Cancellation): void;
}

export const cancellationColumns = ({ approve, reject }: Decisions): Columns<Cancellation> => [
  ...applicationColumns<Cancellation>(),
  { id: 'requestedAt', heading: '요청 일시', cell: (row) => formatDateTime(row.requestedAt) },
  {
    id: 'amount',
    heading: '환불할 금액',
    cell: (row) => (
      <DecidedSum amount={row.amount} look={row.secondLook}>
        {` (${row.percent}%)`}
      </DecidedSum>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        <Button size="small" variant="secondary" onClick={() => reject(row)}>
          반려
        </Button>
        <Button size="small" onClick={() => approve(row)}>
          승인
        </Button>
      </Actions>
    ),
  },
];
