import { type Mutation, useItem, useMutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import { officeCancellations, officeDecideCancellation, officeOverview } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney, formatPeriod } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome, showRefused } from '../parts/decision/showOutcome.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { DueLine } from '../parts/table/DueLine.tsx';
import { officeList } from '../parts/table/officeList.tsx';

interface Decisions {
  approve(request: Cancellation): void;
  reject(request: Cancellation): void;
}

const cancellationColumns = ({ approve, reject }: Decisions): Columns<Cancellation> => [
  ...applicationColumns<Cancellation>(),
  {
    id: 'requestedAt',
    heading: '요청 일시',
    cell: (row) => (
      <>
        {formatDateTime(row.requestedAt)}
        <DueLine name="환불 기한" row={row} />
      </>
    ),
  },
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

/** A cancellation request. */
type Cancellation = CallEntity<typeof officeCancellations>['list'][number];
type Deciding = Mutation<CallInput<typeof officeDecideCancellation>, CallEntity<typeof officeDecideCancellation>>;

/** Destination of the refund: the payment method, or the account given in the request. */
function destinationOf({ amount, account, bank, accountName, payMethodName, toAccount }: Cancellation): string {
  if (amount === 0) return '돌려드릴 돈이 없음';
  const named = account && `${bank} ${account} ${accountName}`;
  if (toAccount !== false) return named || '결제한 수단';
  return named ? `${payMethodName} 취소 (안 되면 ${named})` : `${payMethodName} 취소`;
}

/** Details shown before the decision: the amount, and the refund windows that it is based on. */
const detailsOf = (request: Cancellation) => [
  { term: '신청자', description: request.applicant },
  { term: '교육·시험', description: request.title },
  { term: '취소 요청', description: formatDateTime(request.requestedAt) },
  {
    term: '결제',
    description: request.paidAmount > 0 ? `${formatMoney(request.paidAmount)} (${request.payMethodName})` : '무료',
  },
  {
    term: '환불 기간',
    description: `${formatPeriod(request.terms.reStartDate, request.terms.reEndDate)} ${request.terms.percent}%, ${formatPeriod(request.terms.reStartDate2, request.terms.reEndDate2)} ${request.terms.percent2}%`,
  },
  { term: '환불할 금액', description: <strong>{`${formatMoney(request.amount)} (${request.percent}%)`}</strong> },
  {
    term: '받을 곳',
    description: destinationOf(request),
  },
  ...(request.hasAttended ? [{ term: '출석', description: <strong>출석한 기록이 있습니다.</strong> }] : []),
];

/** Key of the decided object: an application, or a seat of a group. */
const decided = ({ userExaminationNo, seatNo }: Cancellation) => ({ userExaminationNo, ...(seatNo && { seatNo }) });

/** Opens the approval dialog of a request. */
function approval(request: Cancellation, deciding: Deciding): void {
  void openDecision({
    title: '취소 승인',
    details: detailsOf(request),
    action: '승인',
    reasonLabel: request.hasAttended ? '출석했는데 환불하는 사유' : '남길 말',
    ...(request.hasAttended && { reasonMissing: '출석하신 분께 환불하는 사유를 입력해주세요.' }),
    shared: { act: 'approve cancellation', look: request.secondLook, amount: request.amount },
    send: async (reason) => {
      await showOutcome(await deciding.mutate({ ...decided(request), decision: 'approve', reason }));
    },
  });
}

/** Opens the rejection dialog of a request; the reason is required. */
function rejection(request: Cancellation, deciding: Deciding): void {
  void openDecision({
    title: '취소 반려',
    details: detailsOf(request),
    note: '사유는 신청하신 분이 알림에서 그대로 읽습니다. 신청은 그대로 유지됩니다.',
    action: '반려',
    isDangerous: true,
    reasonLabel: '반려 사유',
    reasonMissing: '반려하는 사유를 입력해주세요.',
    send: async (reason) => {
      await deciding.mutate({ ...decided(request), decision: 'reject', reason });
      showRefused();
    },
  });
}

/** /office/cancellations: cancellation requests that await a decision. */
export default officeList({
  title: '취소 요청',
  lead: '오래 기다린 요청부터 보여드립니다. 승인하면 자리가 비고 환불되며, 반려하면 신청이 그대로 유지됩니다.',
  useRows: (paging) => useItem(officeCancellations, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideCancellation, {
      quiet: true,
      invalidates: [officeCancellations, officeOverview],
    });
    return cancellationColumns({
      approve: (request) => approval(request, deciding),
      reject: (request) => rejection(request, deciding),
    });
  },
  // Several seats of one group may wait.
  keyOf: ({ userExaminationNo, seatNo }) => (seatNo ? -seatNo : userExaminationNo),
  empty: '기다리는 취소 요청이 없습니다.',
});
