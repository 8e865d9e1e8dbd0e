import { useItem, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import {
  officeApproveRefundAgain,
  officeNameRefundAccount,
  officeOverview,
  officeRecordTransfer,
  officeRefundAccount,
  officeRefunds,
  type RefundNeed,
} from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { alert, openDialog } from '@portal/shared/overlay';
import { Actions, Badge, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { requestFor } from '../parts/decision/FirstRequest.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { Applicant } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { DueLine } from '../parts/table/DueLine.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';

/** A refund that requires an employee. */
type Refund = CallEntity<typeof officeRefunds>['list'][number];

/** Acts of an employee on a refund. */
interface RefundActs {
  approveAgain(refund: Refund): void;
  nameAccount(refund: Refund): void;
  showAccount(refund: Refund): void;
  recordTransfer(refund: Refund): void;
}

const refundColumns = (acts: RefundActs): Columns<Refund> => [
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
        <DueLine name="환불 기한" row={row} />
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

const options = { quiet: true, invalidates: [officeRefunds, officeOverview] };

const detailsOf = (refund: Refund) => [
  { term: '받을 사람', description: refund.applicant },
  { term: '교육·시험', description: refund.title },
  { term: '금액', description: <strong>{formatMoney(refund.amount)}</strong> },
  {
    term: '계좌',
    description: refund.account ? `${refund.bank} ${refund.account} ${refund.accountName}` : '아직 없음',
  },
];

/** Acts of the refund list. */
function useRefundActs(): RefundActs {
  const again = useMutation(officeApproveRefundAgain, options);
  const naming = useMutation(officeNameRefundAccount, options);
  const showing = useMutation(officeRefundAccount, { quiet: true });
  const recording = useMutation(officeRecordTransfer, options);
  return {
    approveAgain: (refund) =>
      void openDialog(() => import('./AccountDialog.tsx'), {
        title: '환불 다시 보내기',
        details: detailsOf(refund),
        request: requestFor('approve refund again', refund.secondLook),
        amount: refund.amount,
        // A refund back to the card needs no account, and one to an account may use the same account again.
        accountOptional: true,
        send: async (account, reason) => {
          const { refundNo } = refund;
          await showOutcome(await again.mutate({ refundNo, reason, ...(account && { account }) }));
        },
      }),
    nameAccount: (refund) =>
      void openDialog(() => import('./AccountDialog.tsx'), {
        title: '환불 계좌 입력',
        details: detailsOf(refund),
        request: requestFor('name refund account', refund.secondLook),
        amount: refund.amount,
        accountOptional: false,
        send: async (account, reason) => {
          if (account) await showOutcome(await naming.mutate({ refundNo: refund.refundNo, reason, ...account }));
        },
      }),
    showAccount: (refund) =>
      void openDecision({
        title: '환불 계좌 보기',
        details: detailsOf(refund),
        action: '계좌 보기',
        reasonLabel: '보는 사유',
        reasonMissing: '계좌를 보는 사유를 입력해주세요.',
        send: async (reason) => {
          const { bank, account, accountName } = await showing.mutate({ refundNo: refund.refundNo, reason });
          await alert(`${bank} ${account} ${accountName}`);
        },
      }),
    recordTransfer: (refund) =>
      void openDecision({
        title: '이체 완료 기록',
        details: detailsOf(refund),
        action: '이체 완료',
        shared: { act: 'record transfer', look: refund.secondLook, amount: refund.amount },
        dayLabel: '이체한 날',
        reasonLabel: '남길 말',
        send: async (reason, day) => showOutcome(await recording.mutate({ refundNo: refund.refundNo, reason, day })),
      }),
  };
}

const NEEDS = filterOf<RefundNeed>(
  { failed: '실패', account: '계좌 확인', transfer: '계좌 이체', unsettled: '결과 확인 중' },
  '전체',
);

/** /office/refunds: refunds that require an employee. */
export default officeList({
  title: '환불',
  lead: '직원이 처리해야 나가는 환불입니다. 오래 기다린 것부터 보입니다.',
  filter: { ...NEEDS, name: 'need', label: '할 일', bar: '환불 찾기', as: 'chips' },
  useRows: (paging, need) => useItem(officeRefunds, { ...paging, ...(need && { need }) }),
  useColumns: () => refundColumns(useRefundActs()),
  keyOf: ({ refundNo }) => refundNo,
  empty: '처리할 환불이 없습니다.',
});
