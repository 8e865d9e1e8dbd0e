import { Callout } from '@portal/shared/ui';
import { isOver } from '../parts/application/isOver.ts';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { RefundLeft } from '../parts/refund/RefundLeft.tsx';

/** Shown after an exam to somebody without a ticket, while a cancellation is still refunded. */
export function EndedWithoutTicket({ application }: { application: ApplicationDetail }) {
  const { kind, status, allowedActions, refundQuote } = application;
  const isRefunded = allowedActions.includes('cancel') && refundQuote !== null && refundQuote.amount > 0;
  if (kind !== 'exam' || status !== 'CONFIRMED' || allowedActions.includes('printTicket')) return null;
  if (!isRefunded || !isOver(application)) return null;
  return (
    <Callout tone="warning" title="시험이 수험표 없이 끝났습니다.">
      <RefundLeft application={application} />
    </Callout>
  );
}
