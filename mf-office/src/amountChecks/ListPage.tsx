import { type Mutation, useItem, useMutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import { type OfficeAct, officeDecideReview, officeOverview, officeReviews } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button } from '@portal/shared/ui';
import { DecidedSum } from '../parts/decision/DecidedSum.tsx';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { applicationColumns } from '../parts/table/applicationColumns.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';

/** A payment that awaits an amount check (금액 확인). */
type AmountCheck = CallEntity<typeof officeReviews>['list'][number];
type AmountCheckDecision = CallInput<typeof officeDecideReview>['decision'];
type Deciding = Mutation<CallInput<typeof officeDecideReview>, CallEntity<typeof officeDecideReview>>;

const WORDS: Record<AmountCheckDecision, string> = { accept: '결제 인정', giveBack: '전액 돌려주기' };
const ACTS: Record<AmountCheckDecision, OfficeAct> = { accept: 'accept payment', giveBack: 'give payment back' };

/** Opens the dialog for a decision on a payment; the reason is required. */
function decideAmountCheck(check: AmountCheck, decision: AmountCheckDecision, deciding: Deciding): void {
  void openDecision({
    title: WORDS[decision],
    details: [
      { term: '신청자', description: check.applicant },
      { term: '교육·시험', description: check.title },
      { term: '신청 상태', description: check.applicationStatusName },
      { term: '청구 금액', description: formatMoney(check.amount) },
      { term: '들어온 금액', description: <strong>{formatMoney(check.paidAmount)}</strong> },
      { term: '들어온 일시', description: `${formatDateTime(check.paidAt)} (${check.payMethodName})` },
    ],
    action: WORDS[decision],
    isDangerous: decision === 'giveBack',
    shared: { act: ACTS[decision], look: check.secondLook },
    reasonMissing: '사유를 입력해주세요.',
    send: async (reason) => showOutcome(await deciding.mutate({ paymentNo: check.paymentNo, decision, reason })),
  });
}

const amountCheckColumns = (
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

/** /office/reviews: payments whose paid amount differs from the amount charged. */
export default officeList({
  title: '금액 확인',
  lead: '청구한 금액과 다른 금액이 들어온 결제입니다. 인정하면 신청이 확정되고, 돌려주면 전액 환불됩니다.',
  useRows: (paging) => useItem(officeReviews, paging),
  useColumns: () => {
    const deciding = useMutation(officeDecideReview, { quiet: true, invalidates: [officeReviews, officeOverview] });
    return amountCheckColumns((check, decision) => decideAmountCheck(check, decision, deciding));
  },
  keyOf: ({ paymentNo }) => paymentNo,
  empty: '금액을 확인할 결제가 없습니다.',
});
