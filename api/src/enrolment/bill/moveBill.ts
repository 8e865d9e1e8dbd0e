import { writeTransition } from '../../aggregates/writeTransition.ts';
import type { BillRow } from '../../database/types/tables/bill.ts';
import { billLifecycle, type BillEvent } from '../../lifecycles/bill.ts';
import { transition, type Actor } from '../../lifecycles/lifecycle.ts';
import type { MoneyContext } from '../context.ts';

interface Move {
  event: Exclude<BillEvent, 'request' | 'correct'>;
  by: Actor;
  columns?: Pick<BillRow, 'approval_number' | 'issued_at' | 'issued_by' | 'amount' | 'written_on'>;
}

/**
 * The only function that changes a bill's state; the caller has locked it. Returns false if the table lists no
 * transition.
 */
export async function moveBill(
  bill: BillRow,
  { event, by, columns }: Move,
  { db, log }: Pick<MoneyContext, 'db' | 'log'>,
): Promise<boolean> {
  const { bill_no: no, status: from, kind } = bill;
  const line = await transition(billLifecycle, { from, event, by }, () => kind === 'ORIGINAL', log, { billNo: no });
  if (!line) return false;
  await writeTransition(db, 'group_bill', { no, from, to: line.to, ...(columns && { columns }) });
  return true;
}
