import { CASH_RECEIPT_DAYS } from '@portal/shared/contract/cashReceipt';
import { addDays, endOfSeoulDay } from '@portal/shared/time';
import type { PaidMoney } from './money.ts';

/** Until when one can be asked for: the end of the fifth day behind the one on which the money came; null before it. */
export const cashReceiptUntil = ({ paidOn }: Pick<PaidMoney, 'paidOn'>): Date | null =>
  paidOn === null ? null : endOfSeoulDay(addDays(paidOn, CASH_RECEIPT_DAYS));

/** Whether one can be asked for now, where there is none: before the money comes, and as long as the law allows. */
export function mayRequest(money: PaidMoney, now: Date): boolean {
  const until = cashReceiptUntil(money);
  return until === null ? !money.isOver : money.kept > 0 && now < until;
}
