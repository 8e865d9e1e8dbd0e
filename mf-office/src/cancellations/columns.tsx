import { formatDateTime } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import type { Cancellation } from './decisions.tsx';

interface Decisions {
  approve(request: Cancellation): void;
  reject(request: Cancellation): void;
}

const { display } = columnsOf<Cancellation>();

/** The columns of the requests to cancel. */
export const cancellationColumns = ({ approve, reject }: Decisions): Columns<Cancellation> => [
  ...applicationColumns<Cancellation>(),
  display({ id: 'requestedAt', header: '요청 일시', cell: ({ row }) => formatDateTime(row.original.requestedAt) }),
  display({
    id: 'amount',
    header: '환불할 금액',
    cell: ({ row: { original } }) => (
      <DecidedSum amount={original.amount} look={original.secondLook}>
        {` (${original.percent}%)`}
      </DecidedSum>
    ),
  }),
  display({
    id: 'actions',
    header: '처리',
    cell: ({ row: { original } }) => (
      <Actions>
        <Button size="small" onClick={() => approve(original)}>
          승인
        </Button>
        <Button size="small" variant="secondary" onClick={() => reject(original)}>
          반려
        </Button>
      </Actions>
    ),
  }),
];
