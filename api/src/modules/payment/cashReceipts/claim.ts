import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaidMoney } from '../../../enrolment/cashReceipt/money.ts';
import { lockCashReceipt, type CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { cashReceiptLifecycle, type CashReceiptGuard } from '../../../lifecycles/cashReceipt.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { JobContext } from '../../../pipeline/job.ts';

/** Lease of a process that claimed a receipt: covers reading the payment, an order and two lists. */
const LEASE_MS = 5 * MINUTE_MS;

/** An order that begins now. */
export interface Claim {
  receipt: CashReceiptRow;
  money: PaidMoney;
  /** Won to issue or cancel; 0 only resolves earlier orders. */
  amount: number;
  /** Time of the first earlier order; null if none. */
  since: Date | null;
}

type Status = CashReceiptRow['status'];
const CANCEL_STATES: readonly Status[] = ['ISSUED', 'CANCELLING', 'CANCEL_UNKNOWN'];
const isCancelling = ({ status }: Pick<CashReceiptRow, 'status'>): boolean => CANCEL_STATES.includes(status);

/** Claims a receipt for an order; null if another process holds it or no order is due. */
export function claim({ db, log, now: clock }: JobContext, cashReceiptNo: number): Promise<Claim | null> {
  return inTransaction(db, async (transaction) => {
    const now = clock();
    const locked = await lockCashReceipt(cashReceiptNo, { db: transaction, now });
    if (!locked) return null;
    const { receipt, money } = locked;
    const move = { from: receipt.status, event: eventOf(receipt, money), by: 'system' } as const;
    const holds = (guard: CashReceiptGuard) => guardHolds(guard, { receipt, money, now });
    const line = await transition(cashReceiptLifecycle, move, holds, log, { cashReceiptNo });
    if (!line) return null;
    if (line.to === 'RETRACTED') {
      const columns = { number_sealed: null };
      await writeTransition(transaction, 'cash_receipt', {
        no: cashReceiptNo,
        from: receipt.status,
        to: line.to,
        columns,
      });
      return null;
    }
    const amount = amountOf(receipt, money);
    const columns = {
      leased_until: new Date(now.getTime() + LEASE_MS),
      // The previous process has crashed, so the outcome of its order is unknown.
      is_unanswered: receipt.is_unanswered || receipt.status === 'ISSUING' || receipt.status === 'CANCELLING',
      ordered_at: receipt.ordered_at ?? now,
      ...(isCancelling(receipt) ? { cancelling: amount } : { amount }),
    };
    const { status: from } = receipt;
    await writeTransition(transaction, 'cash_receipt', { no: cashReceiptNo, from, to: line.to, columns });
    const since = receipt.ordered_at;
    return { receipt: { ...receipt, ...columns, status: line.to }, money, amount, since };
  });
}

/** Determines the due event; an unanswered order comes first. */
function eventOf(receipt: CashReceiptRow, { isOver }: PaidMoney) {
  if (isCancelling(receipt)) return 'cancel';
  const isIdle = receipt.status === 'REQUESTED' || receipt.status === 'FAILED';
  return isIdle && isOver ? 'lapse' : 'order';
}

interface Claimed {
  receipt: CashReceiptRow;
  money: PaidMoney;
  now: Date;
}

function guardHolds(guard: CashReceiptGuard, { receipt, money, now }: Claimed): boolean {
  switch (guard) {
    case 'moneyKept':
      return money.retained > 0;
    case 'nothingKept':
      return money.retained === 0 && money.isOver && !receipt.is_unanswered;
    case 'moneyBack':
      return receipt.amount - receipt.cancelled > money.left;
    case 'leaseOver':
      return receipt.leased_until !== null && receipt.leased_until <= now;
    // Guards of an order's outcome.
    case 'nothingLeft':
    case 'unanswered':
    case 'unansweredForLong':
      return false;
  }
}

/** Repeats an unanswered order unchanged; otherwise orders the retained amount, or cancels the excess. */
function amountOf(receipt: CashReceiptRow, money: PaidMoney): number {
  const isRepeat = receipt.is_unanswered || receipt.status === 'ISSUING' || receipt.status === 'CANCELLING';
  if (isCancelling(receipt)) {
    return isRepeat && receipt.cancelling > 0 ? receipt.cancelling : receipt.amount - receipt.cancelled - money.left;
  }
  if (money.retained === 0) return receipt.amount;
  return isRepeat && receipt.amount > 0 ? receipt.amount : money.retained;
}
