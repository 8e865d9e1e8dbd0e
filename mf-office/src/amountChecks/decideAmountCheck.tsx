import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { OfficeAct, officeDecideReview, officeReviews } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';

/** A payment that awaits an amount check (금액 확인). */
export type AmountCheck = CallEntity<typeof officeReviews>['list'][number];
export type AmountCheckDecision = CallInput<typeof officeDecideReview>['decision'];
type Deciding = Mutation<CallInput<typeof officeDecideReview>, CallEntity<typeof officeDecideReview>>;

const WORDS: Record<AmountCheckDecision, string> = { accept: '결제 인정', giveBack: '전액 돌려주기' };
const ACTS: Record<AmountCheckDecision, OfficeAct> = { accept: 'accept payment', giveBack: 'give payment back' };

/** Opens the dialog for a decision on a payment; the reason is required. */
export function decideAmountCheck(check: AmountCheck, decision: AmountCheckDecision, deciding: Deciding): void {
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
