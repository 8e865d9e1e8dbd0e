import type { Queries } from '../database/tables.ts';
import { transition, type TransitionLog } from '../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../lifecycles/payment.ts';
import { lockOpenPayment, writePaymentStatus } from './paymentStore.ts';

/**
 * Stops waiting for the open payment of an application that the caller has locked. If money comes for it
 * nevertheless, `settle` records it and it is refunded.
 */
export async function abandonPayment(
  { applicationNo, reason }: { applicationNo: number; reason: string },
  { db, log }: { db: Queries; log: TransitionLog },
): Promise<void> {
  const payment = await lockOpenPayment(db, applicationNo);
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
