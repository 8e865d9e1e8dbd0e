import type { RefundStatus } from '@portal/shared/contract';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
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

/** The office's decisions on refunds. Each returns the new status; null if rejected. */

/**
 * Retries a failed refund. The gateway repeats it if it rejected the account and another one is given, or if the
 * outcome is unknown, which it is queried for first. An employee transfers it instead if the bank returned a deposit,
 * which the gateway cannot refund twice, or if a card or phone payment is too old for a reversal and an account is
 * given.
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
    // With the old key the gateway would only repeat its rejection.
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

/** @throws BusinessError if an account is given for a refund that may already have been executed */
async function goesByBank(refund: RefundRow, account: BankAccount | undefined, db: Queries): Promise<boolean> {
  if (refund.failure === 'BOUNCED' || refund.route === 'bank') return true;
  if (account === undefined || (await payMethodOf(refund, db)) === 'vbank') return false;
  if (refund.failure === 'UNANSWERED') throw new BusinessError('REFUND_UNANSWERED');
  return true;
}

async function payMethodOf({ payment_no }: RefundRow, db: Queries) {
  return payment_no === null ? undefined : (await findPayment(db, payment_no))?.pay_method;
}

/** Records the transfer of a refund by bank, made now or at `at`. */
export function recordTransfer(
  { refundNo, at }: { refundNo: number; at?: Date },
  context: MoneyContext,
): Promise<RefundStatus | null> {
  return inTransaction(context.db, async (db) => {
    const { now, log } = context;
    const found = await db
      .selectFrom('refund')
      .select('payment_no')
      .where('refund_no', '=', refundNo)
      .executeTakeFirst();
    // The payment before its refund, the order used everywhere.
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
      columns: { finished_at: at ?? now },
    });
    // All of it may have been refunded in the gateway's console meanwhile: nothing is left to record.
    if (refund.amount > 0) await bookRefund(payment, refund.amount, { db, log });
    return line.to;
  });
}

/** Names the account that a member gave the office, for the refunds of an application that wait for one. */
export function nameAccountForMember(
  { applicationNo, account }: { applicationNo: number; account: BankAccount },
  context: MoneyContext,
): Promise<number> {
  return inTransaction(context.db, async (db) => {
    await lockApplication(db, applicationNo);
    return nameAccount({ applicationNo, account, by: 'staff' }, { ...context, db });
  });
}
