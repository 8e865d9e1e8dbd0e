import { writeTransition } from '../../aggregates/writeTransition.ts';
import { transition } from '../../lifecycles/lifecycle.ts';
import { paymentLifecycle } from '../../lifecycles/payment.ts';
import type { MoneyContext } from '../context.ts';
import type { PaymentRow } from './store.ts';

/** Records a refund on a payment locked by the caller; returns the changed payment. */
export async function bookRefund(
  payment: PaymentRow,
  amount: number,
  { db, log }: Pick<MoneyContext, 'db' | 'log'>,
): Promise<PaymentRow> {
  const refunded = payment.refunded_amount + amount;
  const line = await transition(
    paymentLifecycle,
    { from: payment.status, event: 'refunded', by: 'system' },
    () => refunded >= (payment.paid_amount ?? 0),
    log,
    { paymentNo: payment.payment_no },
  );
  if (!line) throw new Error(`payment ${payment.payment_no} cannot be refunded`);
  await writeTransition(db, 'payment', {
    no: payment.payment_no,
    from: payment.status,
    to: line.to,
    columns: { refunded_amount: refunded },
  });
  return { ...payment, status: line.to, refunded_amount: refunded };
}
