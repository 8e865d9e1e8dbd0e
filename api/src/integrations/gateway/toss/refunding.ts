import type { PaymentGateway } from '../gateway.ts';
import { bankCodeOf } from './banks.ts';
import { cancelTossPayment, findTossPayment } from './paymentRequests.ts';
import { isRefused } from './refusals.ts';
import type { TossClient } from './tossClient.ts';
import type { TossPayment } from './tossPayment.ts';

type Refund = Parameters<PaymentGateway['refund']>[0];
type Outcome = Awaited<ReturnType<PaymentGateway['refund']>>;

/** Of the gateway's fields. */
const MAX_ACCOUNT_DIGITS = 20;
const MAX_HOLDER_CHARACTERS = 60;

/**
 * Gives money back. The reason carries the refund's key, so that the payment itself says which refunds were made: it is
 * read first, because the gateway remembers keys for 15 days only, and again when an answer is lost.
 */
export async function giveBack(client: TossClient, refund: Refund): Promise<Outcome> {
  const { gatewayNo, amount, key, account } = refund;
  const payment = await findTossPayment(client, gatewayNo);
  if (!payment) return 'FAILED';
  if (holds(payment, key)) return outcomeOf(payment);
  const destination = payment.virtualAccount ? destinationOf(account) : undefined;
  if (destination === null) return 'FAILED';
  const cancellation = {
    cancelReason: reasonOf(key),
    cancelAmount: amount,
    ...(destination ? { refundReceiveAccount: destination } : {}),
  };
  try {
    return outcomeOf(await cancelTossPayment(client, gatewayNo, cancellation, key));
  } catch (error) {
    if (isRefused(error)) return 'FAILED';
    const after = await findTossPayment(client, gatewayNo);
    if (after && holds(after, key)) return outcomeOf(after);
    // All of it went back at the gateway's own console: there is nothing left for this refund.
    return after?.status === 'CANCELED' ? 'FAILED' : 'UNKNOWN';
  }
}

const reasonOf = (key: string) => `신청 취소 환불 (${key})`;
const holds = ({ cancels }: TossPayment, key: string) =>
  (cancels ?? []).some(({ cancelReason }) => cancelReason === reasonOf(key));

/** A deposit goes back through a bank, which may take a while or fail; any other way is done when it is accepted. */
function outcomeOf({ virtualAccount }: TossPayment): Outcome {
  switch (virtualAccount?.refundStatus) {
    case 'PENDING':
      return 'UNKNOWN';
    case 'FAILED':
    case 'PARTIAL_FAILED':
      return 'FAILED';
    default:
      return 'DONE';
  }
}

/** Where a deposit goes; null when the account cannot be one. */
function destinationOf(account: Refund['account']) {
  const bank = account && bankCodeOf(account.bank);
  if (!account || !bank || account.accountName === '') return null;
  if (!/^\d+$/.test(account.account) || account.account.length > MAX_ACCOUNT_DIGITS) return null;
  const holderName = [...account.accountName].slice(0, MAX_HOLDER_CHARACTERS).join('');
  return { bank, accountNumber: account.account, holderName };
}
