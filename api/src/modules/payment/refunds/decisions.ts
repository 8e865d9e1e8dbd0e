import type { RefundStatus } from '@portal/shared/contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { bookRefund } from '../../../enrolment/payment/bookRefund.ts';
import { findPayment, lockPayment } from '../../../enrolment/payment/store.ts';
import { nameForMember } from '../../../enrolment/refund/employeesAccount.ts';
import { nameAccount } from '../../../enrolment/refund/nameAccount.ts';
import { isPayable, lockRefund, type BankAccount, type RefundRow } from '../../../enrolment/refund/store.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { refundLifecycle } from '../../../lifecycles/refund.ts';
import { writeTransition } from '../../../lifecycles/writeTransition.ts';

/** The office's entries for refunds that need an employee. Each answers the new status; null when it is refused. */

/**
 * A refund that has failed goes out again. By the gateway, where it refused an account and another one is given, or
 * where nobody could say what became of it: the gateway is asked first then. By an employee's transfer, where the bank
 * sent a deposit back, which the gateway gives back no second time, and where a payment by card or phone is too old to
 * go back the way it came and an account is given.
 */
export function approveAgain(
  { refundNo, account }: { refundNo: number; account?: BankAccount },
  context: MoneyContext,
): Promise<RefundStatus | null> {
  return inTransaction(context.db, async (db) => {
    const refund = await lockRefund(db, refundNo);
    if (refund?.status !== 'FAILED') return null;
    const isTransferred = await goesByBank(refund, account, db);
    const move = { from: refund.status, event: 'approve', by: 'staff' } as const;
    const line = await transition(refundLifecycle, move, () => false, context.log, { refundNo });
    if (!line) return null;
    if (account) await nameForMember(refund, account, { ...context, db });
    const way = isTransferred ? ({ route: 'bank', to_account: true } as const) : {};
    // Under the old key the gateway would only repeat its refusal.
    const attempt = refund.attempt + 1;
    await writeTransition(db, 'refund', {
      no: refundNo,
      from: refund.status,
      to: line.to,
      columns: { leased_until: null, attempt, ...way },
    });
    return line.to;
  });
}

/** @throws BusinessError where an account is given for what may have gone back already. */
async function goesByBank(refund: RefundRow, account: BankAccount | undefined, db: Queries): Promise<boolean> {
  if (refund.failure === 'BOUNCED' || refund.route === 'bank') return true;
  if (account === undefined || (await payMethodOf(refund, db)) === 'vbank') return false;
  if (refund.failure === 'UNANSWERED') throw new BusinessError('REFUND_UNANSWERED');
  return true;
}

async function payMethodOf({ payment_no }: RefundRow, db: Queries) {
  return payment_no === null ? undefined : (await findPayment(db, payment_no))?.pay_method;
}

/** A refund by bank was transferred. */
export function recordTransfer(
  { refundNo }: { refundNo: number },
  context: MoneyContext,
): Promise<RefundStatus | null> {
  return inTransaction(context.db, async (db) => {
    const { now, log } = context;
    const found = await db
      .selectFrom('refund')
      .select('payment_no')
      .where('refund_no', '=', refundNo)
      .executeTakeFirst();
    // The payment before its refund, as everywhere.
    const payment = found?.payment_no ? await lockPayment(db, found.payment_no) : undefined;
    const refund = await lockRefund(db, refundNo);
    if (!payment || refund?.route !== 'bank') return null;
    const move = { from: refund.status, event: 'transferred', by: 'staff' } as const;
    const line = await transition(refundLifecycle, move, () => isPayable(refund, now), log, { refundNo });
    if (!line) return null;
    await writeTransition(db, 'refund', {
      no: refundNo,
      from: refund.status,
      to: line.to,
      columns: { finished_at: now },
    });
    // All of it may have gone back at the gateway's own console meanwhile: then nothing is left to book.
    if (refund.amount > 0) await bookRefund(payment, refund.amount, { db, log });
    return line.to;
  });
}

/** The account that a member told the office, for the refunds of an application that wait for one. */
export function nameAccountForMember(
  { applicationNo, account }: { applicationNo: number; account: BankAccount },
  context: MoneyContext,
): Promise<number> {
  return inTransaction(context.db, async (db) => {
    await lockApplication(db, applicationNo);
    return nameAccount({ applicationNo, account, by: 'staff' }, { ...context, db });
  });
}
