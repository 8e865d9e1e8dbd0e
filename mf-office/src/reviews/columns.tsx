import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import type { Review, ReviewDecision } from './decideReview.tsx';

const { display } = columnsOf<Review>();

/** The columns of the payments under review. */
export const reviewColumns = (decide: (review: Review, decision: ReviewDecision) => void): Columns<Review> => [
  ...applicationColumns<Review>(),
  display({ id: 'asked', header: '청구 금액', cell: ({ row }) => formatMoney(row.original.amount) }),
  display({
    id: 'paid',
    header: '들어온 금액',
    cell: ({ row: { original } }) => (
      <DecidedSum amount={original.paidAmount} look={original.secondLook}>
        <div>{formatDateTime(original.paidAt)}</div>
      </DecidedSum>
    ),
  }),
  display({
    id: 'actions',
    header: '처리',
    cell: ({ row: { original } }) => (
      <Actions>
        <Button size="small" onClick={() => decide(original, 'accept')}>
          인정
        </Button>
        <Button size="small" variant="secondary" onClick={() => decide(original, 'giveBack')}>
          돌려주기
        </Button>
      </Actions>
    ),
  }),
];
