import { writeTransition } from '../../aggregates/writeTransition.ts';
import { DAY_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../lifecycles/refund.ts';
import type { MoneyContext } from '../context.ts';
import { notifyOfNamedAccount, notifyOfOwedRefund } from './notices.ts';
import { eraseAccount, isPayable, writeAccount, type BankAccount, type RefundRow } from './store.ts';

/** A refund account named by an employee, which the member may deny. */

/** Time for the member to deny it; nothing is paid before. */
const DENIAL_MS = DAY_MS;

/** Stores the account and notifies the member at once of it and of the time to deny it. */
export async function nameForMember(
  { refund_no: refundNo, application_no: applicationNo, amount }: RefundRow,
  account: BankAccount,
  { db, now, keys }: MoneyContext,
): Promise<void> {
  const payableFrom = new Date(now.getTime() + DENIAL_MS);
  await writeAccount(db, keys, refundNo, account, payableFrom);
  const { naming_no } = await db
    .insertInto('named_account')
    .values({ refund_no: refundNo, named_at: now })
    .returning('naming_no')
    .executeTakeFirstOrThrow();
  await notifyOfNamedAccount({ namingNo: naming_no, applicationNo, amount, account, payableFrom }, { db, now });
}

/**
 * Denies the accounts that employees named for an application's refunds; the refunds wait for an account again. The
 * caller has locked the application. Returns their number.
 */
export async function denyAccounts(applicationNo: number, { db, now, log }: MoneyContext): Promise<number> {
  const held = await heldRefunds(db, applicationNo, now).selectAll().forNoKeyUpdate().execute();
  for (const refund of held) {
    const { refund_no: refundNo, status, amount } = refund;
    const move = { from: status, event: 'denyAccount', by: 'member' } as const;
    const line = await transition(refundLifecycle, move, () => !isPayable(refund, now), log, { refundNo });
    if (!line) throw new Error(`the account of refund ${refundNo} cannot be denied`);
    await writeTransition(db, 'refund', { no: refundNo, from: status, to: line.to });
    await eraseAccount(db, refundNo);
    await db
      .updateTable('named_account')
      .set({ denied_at: now })
      .where('refund_no', '=', refundNo)
      .where('denied_at', 'is', null)
      .execute();
    // A second notice is not raised if the refund has waited for an account before.
    await notifyOfOwedRefund('accountNeeded', { refundNo, applicationNo, amount }, { db, now });
  }
  return held.length;
}

/** Refunds of an application to accounts that the member can still deny. */
export const heldRefunds = (db: Queries, applicationNo: number, now: Date) =>
  db
    .selectFrom('refund')
    .where('application_no', '=', applicationNo)
    .where('status', '=', 'APPROVED')
    .where('payable_from', '>', now)
    .orderBy('refund_no');

/** True if the member has denied an account for this refund: naming another one then needs two employees. */
export async function wasDenied(db: Queries, refundNo: number): Promise<boolean> {
  const denied = await db
    .selectFrom('named_account')
    .select('naming_no')
    .where('refund_no', '=', refundNo)
    .where('denied_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return denied !== undefined;
}
