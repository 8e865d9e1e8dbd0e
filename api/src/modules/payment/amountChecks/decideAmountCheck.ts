import type { PaymentStatus } from '@portal/shared/contract';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { findPayment, lockPayment } from '../../../enrolment/payment/store.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../../lifecycles/payment.ts';
import { paymentEffects } from '../settlement/paymentEffects.ts';

/** Accepts or refunds a payment with a different amount. Returns its new status; null if it is not under review. */
export function decideAmountCheck(
  { paymentNo, decision }: { paymentNo: number; decision: 'accept' | 'giveBack' },
  context: MoneyContext,
): Promise<PaymentStatus | null> {
  return inTransaction(context.db, async (db) => {
    const { now, log } = context;
    const found = await findPayment(db, paymentNo);
    const application = found && (await lockApplication(db, found.application_no));
    const payment = application && (await lockPayment(db, paymentNo));
    if (!payment) return null;
    const move = { from: payment.status, event: decision, by: 'staff' } as const;
    const line = await transition(paymentLifecycle, move, () => false, log, { paymentNo });
    if (!line) return null;
    await writeTransition(db, 'payment', {
      no: paymentNo,
      from: payment.status,
      to: line.to,
      columns: { reviewed_at: now },
    });
    if (line.effect) {
      await paymentEffects[line.effect]({ application, paymentNo, accountDueAt: null }, { ...context, db });
    }
    return line.to;
  });
}
