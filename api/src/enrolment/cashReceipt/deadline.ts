import { CASH_RECEIPT_DAYS } from '@portal/shared/contract/cashReceipt';
import { addDays, endOfSeoulDay } from '@portal/shared/time';
import type { PaidMoney } from './money.ts';

/** Deadline for a request: the end of the fifth day after the payment; null before it. */
export const cashReceiptUntil = ({ paidOn }: Pick<PaidMoney, 'paidOn'>): Date | null =>
  paidOn === null ? null : endOfSeoulDay(addDays(paidOn, CASH_RECEIPT_DAYS));

/** True if a cash receipt can be requested now, if there is none: before the payment, and within the legal period. */
export function mayRequest(money: PaidMoney, now: Date): boolean {
  const until = cashReceiptUntil(money);
  return until === null ? !money.isOver : money.retained > 0 && now < until;
}
