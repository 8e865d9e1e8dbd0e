import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import type { AmountCheck, AmountCheckDecision } from './decideAmountCheck.tsx';

export const amountCheckColumns = (
  decide: (check: AmountCheck, decision: AmountCheckDecision) => void,
): Columns<AmountCheck> => [
  ...applicationColumns<AmountCheck>(),
  { id: 'asked', heading: '청구 금액', cell: (row) => formatMoney(row.amount) },
  {
    id: 'paid',
    heading: '들어온 금액',
    cell: (row) => (
      <DecidedSum amount={row.paidAmount} look={row.secondLook}>
        <div>{formatDateTime(row.paidAt)}</div>
      </DecidedSum>
    ),
  },
  {
    id: 'actions',
    heading: '처리',
    cell: (row) => (
      <Actions>
        <Button size="small" variant="secondary" onClick={() => decide(row, 'giveBack')}>
          돌려주기
        </Button>
        <Button size="small" onClick={() => decide(row, 'accept')}>
          인정
        </Button>
      </Actions>
    ),
  },
];
