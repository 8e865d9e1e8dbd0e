import type { PaymentGateway, RefundOutcome } from '../protocol/gateway.ts';
import { refundKeyOf } from '../protocol/refundKey.ts';
import { bankCodeOf } from './banks.ts';
import { findOrder, hasAborted, hasBounced, reasonOf } from './cancels.ts';
import { cancelTossPayment, findTossPayment } from './paymentRequests.ts';
import { isAnswered, isRefused } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import type { TossPayment } from './tossPayment.ts';

type Refund = Parameters<PaymentGateway['refund']>[0];

/** Of the gateway's fields. */
const MAX_ACCOUNT_DIGITS = 20;
const MAX_HOLDER_CHARACTERS = 60;

/**
 * Gives money back. The payment is read first, because it says which orders of this refund were made: one whose answer
 * was lost may be there. Each order has a key of its own, since under a key the gateway repeats its first answer, a
 * fault as well; and it names the balance that we have read, so that of two orders that race one alone is carried out.
 */
export async function giveBack(client: TossClient, refund: Refund): Promise<RefundOutcome> {
  const payment = await look(client, refund);
  if (payment === 'unanswered') return 'UNANSWERED';
  const known = outcomeIn(payment, refund);
  if (known !== null || !payment) return known ?? 'REFUSED';
  const destination = payment.virtualAccount ? destinationOf(refund.account) : undefined;
  if (destination === null) return 'REFUSED';
  const key = refundKeyOf(refund);
  const cancellation = {
    cancelReason: reasonOf(key),
    cancelAmount: refund.amount,
    // As it was ordered: a payment is free of tax as a whole or not at all.
    taxFreeAmount: Math.min(refund.amount, payment.taxFreeAmount),
    refundableAmount: payment.balanceAmount,
    ...(destination ? { refundReceiveAccount: destination } : {}),
  };
  try {
    return outcomeIn(await cancelTossPayment(client, refund.gatewayNo, cancellation, key), refund) ?? 'UNANSWERED';
  } catch (error) {
    if (isRefused(error)) return 'REFUSED';
    const after = await look(client, refund);
    if (after === 'unanswered') return 'UNANSWERED';
    return outcomeIn(after, refund) ?? (isAnswered(error) ? 'NOT_DONE' : 'UNANSWERED');
  }
}

const look = (client: TossClient, { gatewayNo }: Refund) =>
  findTossPayment(client, gatewayNo).catch(() => 'unanswered' as const);

const OUTCOMES = { DONE: 'DONE', PENDING: 'PENDING', FAILED: 'BOUNCED' } as const;

/** What the payment says of a refund; null when it has no order of it, and has the money for one. */
function outcomeIn(payment: TossPayment | null, { refundNo, attempt, amount }: Refund): RefundOutcome | null {
  if (!payment) return 'REFUSED';
  const made = findOrder(payment, refundNo);
  if (made) return OUTCOMES[made.state];
  if (hasAborted(payment, refundKeyOf({ refundNo, attempt }))) return 'REFUSED';
  if (payment.balanceAmount >= amount) return null;
  // It went back at the gateway's own console: there is nothing left for this refund, or its bank sent it back.
  return hasBounced(payment) ? 'BOUNCED' : 'REFUSED';
}

/** Where a deposit goes; null when the account cannot be one. */
function destinationOf(account: Refund['account']) {
  const bank = account && bankCodeOf(account.bank);
  if (!account || !bank || account.accountName === '') return null;
  if (!/^\d+$/.test(account.account) || account.account.length > MAX_ACCOUNT_DIGITS) return null;
  const holderName = [...account.accountName].slice(0, MAX_HOLDER_CHARACTERS).join('');
  return { bank, accountNumber: account.account, holderName };
}
