import type { Queries } from '../database/tables.ts';
import { transition, type TransitionLog } from '../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../lifecycles/payment.ts';
import { lockOpenPayment, writePaymentStatus } from './paymentStore.ts';

/**
 * Stops waiting for the open payment of an application that the caller has locked. Money that comes for it
 * nevertheless is recorded by `settle` and goes back.
 */
export async function abandonPayment(
  { db, log }: { db: Queries; log: TransitionLog },
  userExaminationNo: number,
  reason: string,
): Promise<void> {
  const payment = await lockOpenPayment(db, userExaminationNo);
  if (!payment) return;
  const line = await transition(
    paymentLifecycle,
    { from: payment.status, event: 'abandon', by: 'system' },
    () => false,
    log,
    { paymentNo: payment.payment_no },
  );
  if (line) await writePaymentStatus(db, payment.payment_no, payment.status, line.to, { reason });
}
