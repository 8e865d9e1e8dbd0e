import { formatDeadline, formatMoney } from '@portal/shared/format';
import type { ApplicationDetail } from '../kind/application.ts';

/** Refund for cancelling now and its last moment; nothing if nothing is refunded. */
export function RefundLeft({ application: { allowedActions, refundQuote } }: { application: ApplicationDetail }) {
  if (!allowedActions.includes('cancel') || !refundQuote || refundQuote.amount === 0) return null;
  const { amount, until } = refundQuote;
  return (
    <p>
      {until ? `${formatDeadline(until)}까지` : '지금'} 취소하시면 {formatMoney(amount)}을 돌려드립니다.
    </p>
  );
}
