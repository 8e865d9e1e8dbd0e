import type { CallEntity } from '@portal/shared/contract';
import type { officeRefunds } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { Applicant } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';

/** A refund that requires an employee. */
export type Refund = CallEntity<typeof officeRefunds>['list'][number];

/** Acts of an employee on a refund. */
export interface RefundActs {
  approveAgain(refund: Refund): void;
  nameAccount(refund: Refund): void;
  showAccount(refund: Refund): void;
  recordTransfer(refund: Refund): void;
}

export const refundColumns = (acts: RefundActs): Columns<Refund> => [
  {
    id: 'applicant',
    heading: '받을 사람',
    cell: (row) => <Applicant row={row} />,
  },
  {
    id: 'title',
    heading: '교육·시험',
    cell: (row) => `${row.title}, ${row.causeName}`,
  },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        <Badge tone={row.need === 'failed' ? 'danger' : 'warning'}>{row.statusName}</Badge>
        <div>{formatDateTime(row.requestedAt)}</div>
        {row.failureName && <div>{row.failureName}</div>}
      </>
    ),
  },
  {
    id: 'amount',
    heading: '금액',
    cell: (row) => <DecidedSum amount={row.amount} look={row.secondLook} />,
  },
  {
    id: 'account',
    heading: '계좌',
    cell: (row) => (
      <>
        {row.account ? `${row.bank} ${row.account} ${row.accountName}` : '없음'}
        {row.deniedAt && (
          <div>
            <Badge tone="danger">회원이 본인 계좌가 아니라고 했습니다</Badge> {formatDateTime(row.deniedAt)}
          </div>
        )}
      </>
    ),
  },
  { id: 'actions', heading: '처리', cell: (row) => <RefundActions refund={row} acts={acts} /> },
];

function RefundActions({ refund, acts }: { refund: Refund; acts: RefundActs }) {
  switch (refund.need) {
    case 'failed':
      return (
        <Button size="small" onClick={() => acts.approveAgain(refund)}>
          다시 보내기
        </Button>
      );
    case 'account':
      return (
        <Button size="small" onClick={() => acts.nameAccount(refund)}>
          계좌 입력
        </Button>
      );
    case 'transfer':
      if (refund.payableFrom)
        return `직원이 입력한 계좌여서 ${formatDateTime(refund.payableFrom)}부터 지급할 수 있습니다.`;
      return (
        <Actions>
          <Button size="small" variant="secondary" onClick={() => acts.showAccount(refund)}>
            계좌 보기
          </Button>
          <Button size="small" onClick={() => acts.recordTransfer(refund)}>
            이체 완료
          </Button>
        </Actions>
      );
    case 'unsettled':
      return '결제사에 계속 확인하고 있습니다.';
  }
}
