import type { FeeNeed } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { accountOf, type Fee } from './fee.ts';

/** What an employee may do with a fee. */
export interface FeeActs {
  confirm(fee: Fee): void;
  showAccount(fee: Fee): void;
  recordReturn(fee: Fee): void;
}

const { display } = columnsOf<Fee>();

/** The columns of the fees: until when they are or were awaited, or to which account they go back. */
export const feeColumns = (need: FeeNeed, acts: FeeActs): Columns<Fee> => [
  display({ id: 'name', header: '이름', cell: ({ row }) => `${row.original.name} (${row.original.certificateNo}번)` }),
  display({ id: 'certName', header: '시험', cell: ({ row }) => row.original.certName }),
  display({
    id: 'amount',
    header: '금액',
    cell: ({ row: { original } }) => <DecidedSum amount={original.amount} look={original.secondLook} />,
  }),
  display({
    id: 'since',
    header: need === 'transfer' ? '신청 일시' : '끝난 일시',
    cell: ({ row }) => formatDateTime(row.original.since),
  }),
  display({ id: 'status', header: '상태', cell: ({ row }) => row.original.statusName }),
  need === 'giveBack'
    ? display({ id: 'account', header: '받을 계좌', cell: ({ row }) => accountOf(row.original) })
    : display({ id: 'dueAt', header: '입금 기한', cell: ({ row }) => formatDateTime(row.original.dueAt) }),
  display({
    id: 'acts',
    header: '처리',
    cell: ({ row }) =>
      need === 'giveBack' ? (
        <GiveBackActs fee={row.original} acts={acts} />
      ) : (
        <Button size="small" aria-label={`${row.original.name} 입금 확인`} onClick={() => acts.confirm(row.original)}>
          입금 확인
        </Button>
      ),
  }),
];

function GiveBackActs({ fee, acts }: { fee: Fee; acts: FeeActs }) {
  if (!fee.account) return '계좌를 기다림';
  return (
    <Actions>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${fee.name} 계좌 보기`}
        onClick={() => acts.showAccount(fee)}
      >
        계좌 보기
      </Button>
      <Button size="small" aria-label={`${fee.name} 반환 완료`} onClick={() => acts.recordReturn(fee)}>
        반환 완료
      </Button>
    </Actions>
  );
}
