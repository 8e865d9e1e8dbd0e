import type { Updateable } from 'kysely';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { HOUR_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { CashReceiptTables } from '../../../database/types/tables/cashReceipt.ts';
import { notifyFailed } from '../../../enrolment/cashReceipt/notices.ts';
import { lockCashReceipt, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import type { GatewayCashReceipt } from '../../../integrations/gateway/protocol/cashReceipts.ts';
import {
  cashReceiptLifecycle,
  MAX_UNANSWERED_MS,
  type CashReceiptEvent,
  type CashReceiptGuard,
} from '../../../lifecycles/cashReceipt.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { JobContext } from '../../../pipeline/job.ts';
import type { Claim } from './claim.ts';
import type { Sent } from './send.ts';

type Columns = Updateable<CashReceiptTables['cash_receipt']>;

const EVENTS: Record<Sent['state'], { event: CashReceiptEvent; by: 'gateway' | 'system' }> = {
  DONE: { event: 'done', by: 'gateway' },
  REFUSED: { event: 'refused', by: 'gateway' },
  TAKEN: { event: 'needless', by: 'gateway' },
  ABSENT: { event: 'needless', by: 'gateway' },
  WAITING: { event: 'unknown', by: 'system' },
  NOT_DONE: { event: 'unknown', by: 'system' },
  UNANSWERED: { event: 'unknown', by: 'system' },
};

/** Records the outcome of an order. */
export function finish({ db, log, now: clock }: JobContext, claim: Claim, sent: Sent): Promise<void> {
  const { cash_receipt_no: cashReceiptNo, leased_until: lease } = claim.receipt;
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockCashReceipt(cashReceiptNo, { db: transaction, now });
    const receipt = locked?.receipt;
    // Another process has retried meanwhile: this response belongs to an old attempt.
    if (!receipt || receipt.leased_until?.getTime() !== lease?.getTime()) {
      log.warn({ cashReceiptNo, state: sent.state }, 'the answer to an order came after its next attempt');
      return;
    }
    const move = { from: receipt.status, ...EVENTS[sent.state] };
    const holds = (guard: CashReceiptGuard) => guardHolds(guard, receipt, sent, now);
    const line = await transition(cashReceiptLifecycle, move, holds, log, { cashReceiptNo });
    if (!line) return;
    const columns = columnsOf({ receipt, sent, to: line.to, now });
    const written = await writeTransition(transaction, 'cash_receipt', {
      no: cashReceiptNo,
      from: receipt.status,
      to: line.to,
      columns,
    });
    await notifyFailed(written, locked.money, { db: transaction, now });
  });
}

function guardHolds(guard: CashReceiptGuard, receipt: CashReceiptRow, sent: Sent, now: Date): boolean {
  const since = receipt.unknown_since ?? now;
  if (guard === 'unansweredForLong')
    return sent.state !== 'WAITING' && now.getTime() - since.getTime() >= MAX_UNANSWERED_MS;
  return guard === 'nothingLeft' && sent.state === 'DONE' && receipt.cancelled + sent.receipt.amount >= receipt.amount;
}

interface Finished {
  receipt: CashReceiptRow;
  sent: Sent;
  to: CashReceiptRow['status'];
  now: Date;
}

function columnsOf({ receipt, sent, to, now }: Finished): Columns {
  if (sent.state === 'DONE') {
    return {
      ...ANSWERED,
      attempt: receipt.attempt + 1,
      ...(receipt.status === 'CANCELLING' ? cancelled : issued)(receipt, sent.receipt),
    };
  }
  if (to === 'RETRACTED') return { ...ANSWERED, amount: 0, number_sealed: null };
  if (sent.state === 'WAITING')
    return { unknown_since: receipt.unknown_since ?? now, leased_until: new Date(now.getTime() + HOUR_MS) };
  const isUnanswered = receipt.is_unanswered || sent.state === 'UNANSWERED';
  const hasFailed = to === 'FAILED' || to === 'CANCEL_FAILED';
  return {
    leased_until: null,
    is_unanswered: isUnanswered,
    // An order that may still be executed is repeated under its idempotency key, so that it cannot happen twice. After
    // a response with an error a new key is needed, because the gateway may only repeat the error.
    ...(isUnanswered ? {} : { attempt: receipt.attempt + 1 }),
    ...(isUnanswered || sent.state !== 'REFUSED' ? {} : { ordered_at: null }),
    unknown_since: hasFailed ? null : (receipt.unknown_since ?? now),
    ...(hasFailed && { failure: sent.state === 'UNANSWERED' ? 'UNANSWERED' : 'REFUSED', refusal: sent.code }),
  };
}

const ANSWERED = {
  leased_until: null,
  is_unanswered: false,
  ordered_at: null,
  unknown_since: null,
  failure: null,
  refusal: '',
} as const;

/** Takes the gateway's amount: an earlier order may have had another one. */
const issued = (
  { ordered_at }: CashReceiptRow,
  { receiptKey, amount, issueNumber, url }: GatewayCashReceipt,
): Columns => ({
  receipt_key: receiptKey,
  amount,
  issue_number: issueNumber,
  url,
  issued_at: ordered_at,
  confirmed_at: null,
  checked_at: null,
});

const cancelled = (receipt: CashReceiptRow, { receiptKey, amount }: GatewayCashReceipt): Columns => {
  const isWhole = receipt.cancelled + amount >= receipt.amount;
  return {
    cancelled: receipt.cancelled + amount,
    cancelling: 0,
    cancel_keys: `${receipt.cancel_keys} ${receiptKey}`.trim(),
    confirmed_at: null,
    checked_at: null,
    ...(isWhole && { number_sealed: null }),
  };
};
