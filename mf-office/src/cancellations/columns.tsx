import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import type { Cancellation } from './decisions.tsx';

interface Decisions {
  approve(request: Cancellation): void;
  reject(request: Cancellation): void;
}

const { display } = columnsOf<Cancellation>();

/** The columns of the requests to cancel. */
export const cancellationColumns = ({ approve, reject }: Decisions): Columns<Cancellation> => [
  display({
    id: 'applicant',
    header: '신청자',
    cell: ({ row }) => `${row.original.applicant} (신청 ${row.original.userExaminationNo}번)`,
  }),
  display({ id: 'title', header: '교육·시험', cell: ({ row }) => row.original.title }),
  display({ id: 'requestedAt', header: '요청 일시', cell: ({ row }) => formatDateTime(row.original.requestedAt) }),
  display({
    id: 'amount',
    header: '환불할 금액',
    cell: ({ row: { original } }) => (
      <>
        <strong>{formatMoney(original.amount)}</strong> ({original.percent}%)
        <SecondLookBadge look={original.secondLook} />
      </>
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
