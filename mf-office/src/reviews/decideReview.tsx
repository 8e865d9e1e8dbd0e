import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { officeDecideReview, officeReviews } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { openDecision } from '../parts/decision/openDecision.ts';
import { tellOutcome } from '../parts/decision/tellOutcome.ts';

/** One payment under review. */
export type Review = CallEntity<typeof officeReviews>['list'][number];
export type ReviewDecision = CallInput<typeof officeDecideReview>['decision'];
type Deciding = Mutation<CallInput<typeof officeDecideReview>, CallEntity<typeof officeDecideReview>>;

const WORDS: Record<ReviewDecision, string> = { accept: '결제 인정', giveBack: '전액 돌려주기' };

/** Asks for the decision on a payment, with its reason. */
export function decideReview(review: Review, decision: ReviewDecision, deciding: Deciding): void {
  void openDecision({
    title: WORDS[decision],
    details: [
      { term: '신청자', description: review.applicant },
      { term: '교육·시험', description: review.title },
      { term: '신청 상태', description: review.applicationStatusName },
      { term: '청구 금액', description: formatMoney(review.amount) },
      { term: '들어온 금액', description: <strong>{formatMoney(review.paidAmount)}</strong> },
      { term: '들어온 일시', description: `${formatDateTime(review.paidAt)} (${review.payMethodName})` },
    ],
    action: WORDS[decision],
    isDangerous: decision === 'giveBack',
    reasonMissing: '사유를 입력해주세요.',
    send: async (reason) => tellOutcome(await deciding.mutate({ paymentNo: review.paymentNo, decision, reason })),
  });
}
