import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import type { Review, ReviewDecision } from './decideReview.tsx';

const { display } = columnsOf<Review>();

/** The columns of the payments under review. */
export const reviewColumns = (decide: (review: Review, decision: ReviewDecision) => void): Columns<Review> => [
  display({
    id: 'applicant',
    header: '신청자',
    cell: ({ row }) => `${row.original.applicant} (신청 ${row.original.userExaminationNo}번)`,
  }),
  display({ id: 'title', header: '교육·시험', cell: ({ row }) => row.original.title }),
  display({ id: 'asked', header: '청구 금액', cell: ({ row }) => formatMoney(row.original.amount) }),
  display({
    id: 'paid',
    header: '들어온 금액',
    cell: ({ row: { original } }) => (
      <>
        <strong>{formatMoney(original.paidAmount)}</strong>
        <div>{formatDateTime(original.paidAt)}</div>
        <SecondLookBadge look={original.secondLook} />
      </>
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
