import type { PaymentGateway, RefundOutcome } from '../protocol/gateway.ts';
import { refundKeyOf } from '../protocol/refundKey.ts';
import { bankCodeOf } from './banks.ts';
import { findOrder, hasAborted, hasBounced, reasonOf } from './cancels.ts';
import { cancelTossPayment, findTossPayment } from './paymentRequests.ts';
import { isAnswered, isRefused } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import type { TossPayment } from './tossPayment.ts';

type Refund = Parameters<PaymentGateway['refund']>[0];

/** Limits of the gateway's fields. */
const MAX_ACCOUNT_DIGITS = 20;
const MAX_HOLDER_CHARACTERS = 60;

/**
 * Refunds money. The payment is read first, because it shows which orders of this refund exist, including one with a
 * lost response. Each order has its own key, because with the same key the gateway repeats its first response, even an
 * error. It also contains the balance that we have read, so that only one of two racing orders is executed.
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
    // As ordered: a payment is tax-free as a whole or not at all.
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

/** Returns the payment's record of a refund; null if it has no order and enough money for one. */
function outcomeIn(payment: TossPayment | null, { refundNo, attempt, amount }: Refund): RefundOutcome | null {
  if (!payment) return 'REFUSED';
  const made = findOrder(payment, refundNo);
  if (made) return OUTCOMES[made.state];
  if (hasAborted(payment, refundKeyOf({ refundNo, attempt }))) return 'REFUSED';
  if (payment.balanceAmount >= amount) return null;
  // Refunded in the gateway's console: no money is left for this refund, or the bank returned it.
  return hasBounced(payment) ? 'BOUNCED' : 'REFUSED';
}

/** Returns the target of a deposit's refund; null if the account is invalid. */
function destinationOf(account: Refund['account']) {
  const bank = account && bankCodeOf(account.bank);
  if (!account || !bank || account.accountName === '') return null;
  if (!/^\d+$/.test(account.account) || account.account.length > MAX_ACCOUNT_DIGITS) return null;
  const holderName = [...account.accountName].slice(0, MAX_HOLDER_CHARACTERS).join('');
  return { bank, accountNumber: account.account, holderName };
}
