import { transition, type Actor } from '../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../lifecycles/refund.ts';
import type { RefundContext } from './refundRequests.ts';
import { writeAccount, writeRefundStatus, type BankAccount } from './refundStore.ts';

/**
 * Names the account for every refund of an application that waits for one; the caller has locked the application.
 * Answers how many there were.
 */
export async function nameAccount(
  { applicationNo, account, by }: { applicationNo: number; account: BankAccount; by: Actor },
  { db, log, keys }: RefundContext,
): Promise<number> {
  const waiting = await db
    .selectFrom('refund')
    .selectAll()
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'AWAITING_ACCOUNT')
    .orderBy('refund_no')
    .forUpdate()
    .execute();
  for (const { refund_no: refundNo, status } of waiting) {
    const move = { from: status, event: 'nameAccount', by } as const;
    const line = await transition(refundLifecycle, move, () => false, log, { refundNo });
    if (!line) throw new Error(`refund ${refundNo} takes no account from ${by}`);
    await writeAccount(db, keys, refundNo, account);
    await writeRefundStatus(db, refundNo, status, line.to);
  }
  return waiting.length;
}
