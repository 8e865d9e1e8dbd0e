import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { officeCancellations, officeDecideCancellation } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney, formatPeriod } from '@portal/shared/format';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';

/** One request to cancel. */
export type Cancellation = CallEntity<typeof officeCancellations>['list'][number];
type Deciding = Mutation<CallInput<typeof officeDecideCancellation>, CallEntity<typeof officeDecideCancellation>>;

/** Where the money goes: to the account of the form, or back the way it came. */
function destinationOf({ amount, account, bank, accountName }: Cancellation): string {
  if (amount === 0) return '돌려드릴 돈이 없음';
  return account ? `${bank} ${account} ${accountName}` : '결제한 수단';
}

/** What the employee sees before deciding: the sum, and the windows that it follows from. */
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
];

/** What is decided on: an application, or a seat of a group. */
const decided = ({ userExaminationNo, seatNo }: Cancellation) => ({ userExaminationNo, ...(seatNo && { seatNo }) });

/** Asks for the approval of a request. */
export function approval(request: Cancellation, deciding: Deciding): void {
  void openDecision({
    title: '취소 승인',
    details: detailsOf(request),
    action: '승인',
    reasonLabel: '남길 말',
    shared: { act: 'approve cancellation', look: request.secondLook },
    send: async (reason) => {
      await showOutcome(await deciding.mutate({ ...decided(request), decision: 'approve', reason }));
    },
  });
}

/** Asks for the rejection of a request, which needs a reason. */
export function rejection(request: Cancellation, deciding: Deciding): void {
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
      toast('반려했습니다. 신청은 그대로 유지됩니다.');
    },
  });
}
