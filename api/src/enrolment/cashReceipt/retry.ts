import type { CashReceiptStatus } from '@portal/shared/contract/cashReceipt';
import { writeTransition } from '../../aggregates/writeTransition.ts';
import { cashReceiptLifecycle, MAX_LATE_ORDER_MS, type CashReceiptGuard } from '../../lifecycles/cashReceipt.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';
import { keepFailureUnsent } from './notices.ts';
import type { CashReceiptRow } from './store.ts';

/** True if an unanswered order may still be executed: it is then repeated only under its own key. */
export const mayStillCome = ({ is_unanswered, ordered_at }: CashReceiptRow, now: Date): boolean =>
  is_unanswered && ordered_at !== null && now.getTime() - ordered_at.getTime() < MAX_LATE_ORDER_MS;

/** Retries a failed cash receipt, locked by the caller. Returns the new status; null if rejected. */
export async function retryCashReceipt(
  row: CashReceiptRow,
  { db, now, log }: Pick<MoneyContext, 'db' | 'now' | 'log'>,
): Promise<CashReceiptStatus | null> {
  const { cash_receipt_no: no, status: from, attempt } = row;
  const holds = (guard: CashReceiptGuard) => guard === 'unanswered' && row.is_unanswered;
  const line = await transition(cashReceiptLifecycle, { from, event: 'retry', by: 'staff' }, holds, log, {
    cashReceiptNo: no,
  });
  if (!line) return null;
  await keepFailureUnsent(row, { db, now });
  const isUnanswered = mayStillCome(row, now);
  const columns = {
    leased_until: null,
    is_unanswered: isUnanswered,
    unknown_since: line.to === 'REQUESTED' ? null : now,
    ...(row.is_unanswered && !isUnanswered && { attempt: attempt + 1 }),
  };
  await writeTransition(db, 'cash_receipt', { no, from, to: line.to, columns });
  return line.to;
}
