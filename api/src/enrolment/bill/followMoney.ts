import { seoulDay } from '@portal/shared/time';
import { billLifecycle } from '../../lifecycles/bill.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import { lockApplication } from '../application/store.ts';
import type { MoneyContext } from '../context.ts';
import { billableOf } from './billable.ts';
import { moveBill } from './moveBill.ts';
import { listBills, lockTaken } from './store.ts';

/**
 * Adjusts a group's bills to its money: changes a waiting one unless the office has exported it, and adds a correction
 * for the difference once the original is issued. Does nothing if they agree already or none was requested.
 */
export async function followMoney(groupNo: number, context: MoneyContext): Promise<void> {
  const { db, now, log } = context;
  const application = await lockApplication(db, groupNo);
  const bills = application ? await listBills(db, groupNo) : [];
  const [newest] = bills;
  if (!application || !newest) return;
  const money = await billableOf(application, context, { lock: true });
  const issued = bills.filter(({ status }) => status === 'ISSUED').reduce((sum, { amount }) => sum + amount, 0);
  const waiting = bills.find(({ status }) => status === 'WAITING');
  if (waiting && (await lockTaken(db, waiting.bill_no))) return;
  const amount = money.amount - issued;
  if (waiting && amount === 0) {
    await moveBill(waiting, { event: 'void', by: 'system' }, context);
    return;
  }
  if (waiting) {
    const writtenOn = waiting.kind === 'ORIGINAL' ? money.day : waiting.written_on;
    if (waiting.amount === amount && waiting.written_on === writtenOn) return;
    await db
      .updateTable('group_bill')
      .set({ amount, written_on: writtenOn })
      .where('bill_no', '=', waiting.bill_no)
      .execute();
    return;
  }
  if (amount === 0) return;
  const line = await transition(billLifecycle, { from: null, event: 'correct', by: 'system' }, () => true, log, {
    groupNo,
  });
  if (!line) return;
  const { bill_no: _no, approval_number: _number, issued_at: _at, issued_by: _by, ...business } = newest;
  await db
    .insertInto('group_bill')
    .values({
      ...business,
      kind: 'CORRECTION',
      status: line.to,
      amount,
      written_on: seoulDay(now),
      requested_at: now,
    })
    .execute();
}
