import { writeTransition } from '../../aggregates/writeTransition.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../lifecycles/payment.ts';
import type { MoneyContext } from '../context.ts';
import { lockOpenPayment } from './store.ts';

/**
 * Abandons the open payment of an application locked by the caller. The job then closes it at the gateway and continues
 * to query it; money that still arrives is recorded by `settle` and refunded if not needed.
 */
export async function abandonPayment(
  { applicationNo, reason }: { applicationNo: number; reason: string },
  { db, now, log }: Pick<MoneyContext, 'db' | 'now' | 'log'>,
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
  if (line)
    await writeTransition(db, 'payment', {
      no: payment.payment_no,
      from: payment.status,
      to: line.to,
      columns: { reason, ended_at: now },
    });
}
