import { writeTransition } from '../../aggregates/writeTransition.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../lifecycles/refund.ts';
import type { MoneyContext } from '../context.ts';
import { nameForMember } from './employeesAccount.ts';
import { writeAccount, type BankAccount } from './store.ts';

/**
 * Names the account for every refund of an application that waits for one; the caller has locked the application.
 * Returns their number.
 */
export async function nameAccount(
  { applicationNo, account, by }: { applicationNo: number; account: BankAccount; by: 'member' | 'staff' },
  context: MoneyContext,
): Promise<number> {
  const { db, now, log, keys } = context;
  const waiting = await db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'AWAITING_ACCOUNT')
    .orderBy('refund_no')
    .forNoKeyUpdate()
    .execute();
  for (const refund of waiting) {
    const { refund_no: refundNo, status } = refund;
    const move = { from: status, event: 'nameAccount', by } as const;
    const line = await transition(refundLifecycle, move, () => false, log, { refundNo });
    if (!line) throw new Error(`refund ${refundNo} takes no account from ${by}`);
    if (by === 'staff') await nameForMember(refund, account, context);
    else await writeAccount(db, keys, refundNo, account, null);
    await writeTransition(db, 'refund', { no: refundNo, from: status, to: line.to, columns: { decided_at: now } });
  }
  return waiting.length;
}
