import type { FeeNeed } from '@portal/shared/contract/office';
import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { CashReceiptBadge } from '../parts/cashReceipt/CashReceiptBadge.tsx';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { accountOf, type Fee } from './fee.ts';

/** Acts of an employee on a fee. */
export interface FeeActs {
  confirm(fee: Fee): void;
  showAccount(fee: Fee): void;
  recordReturn(fee: Fee): void;
}

/** Columns of the fees: the deadline of an awaited fee, or the account that a fee is returned to. */
export const feeColumns = (need: FeeNeed, acts: FeeActs): Columns<Fee> => [
  {
    id: 'name',
    heading: '이름',
    cell: (row) => (
      <>
        <PersonName memberNo={row.memberNo}>{row.name}</PersonName> ({row.certificateNo}번)
      </>
    ),
  },
  { id: 'certName', heading: '시험', cell: (row) => row.certName },
  {
    id: 'amount',
    heading: '금액',
    cell: (row) => (
      <DecidedSum amount={row.amount} look={row.secondLook}>
        {row.cashReceipt && (
          <div>
            현금영수증 <CashReceiptBadge receipt={row.cashReceipt} />
          </div>
        )}
      </DecidedSum>
    ),
  },
  {
    id: 'since',
    heading: need === 'transfer' ? '신청 일시' : '끝난 일시',
    cell: (row) => formatDateTime(row.since),
  },
  { id: 'status', heading: '상태', cell: (row) => row.statusName },
  need === 'giveBack'
    ? { id: 'account', heading: '받을 계좌', cell: (row) => accountOf(row) }
    : { id: 'dueAt', heading: '입금 기한', cell: (row) => formatDeadline(row.dueAt) },
  {
    id: 'acts',
    heading: '처리',
    cell: (row) =>
      need === 'giveBack' ? (
        <GiveBackActs fee={row} acts={acts} />
      ) : (
        <Button size="small" aria-label={`${row.name} 입금 확인`} onClick={() => acts.confirm(row)}>
          입금 확인
        </Button>
      ),
  },
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
