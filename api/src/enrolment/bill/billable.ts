import type { Selectable } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { UNPAID_INVOICE_STATES } from '../../lifecycles/invoice.ts';
import { SETTLED_PAYMENT_STATES } from '../../lifecycles/payment.ts';
import { isTaxFree } from '../../money/taxFree.ts';
import type { MoneyContext } from '../context.ts';
import { findInvoice } from '../invoice/store.ts';
import { termsKind } from '../offering/termsKind.ts';
import { findPayment, lockPayment } from '../payment/store.ts';

type GroupApplication = Pick<Selectable<ApplicationTable>, 'application_no' | 'payment_no' | 'terms'>;

/** The billable money of a group. */
interface Billable {
  /** Won owed on its invoice, paid or not, or received and not to be refunded. */
  amount: number;
  /** 작성일자: date of the payment, else today. */
  day: string;
  paymentNo: number | null;
  /** Taxed sales get no 계산서. Card slips and carrier bills reach the tax office already. */
  isBillable: boolean;
}

/**
 * Computes the current content of a group's bill. To write one, the application must be locked; `lock` locks the
 * payment.
 */
export async function billableOf(
  { application_no: groupNo, payment_no: paymentNo, terms }: GroupApplication,
  { db, now }: Pick<MoneyContext, 'db' | 'now'>,
  { lock }: { lock: boolean },
): Promise<Billable> {
  const isExempt = isTaxFree(termsKind(terms));
  const invoice = await findInvoice(db, groupNo);
  // A written-off invoice was for a service that was provided.
  if (invoice && UNPAID_INVOICE_STATES.some((state) => state === invoice.status))
    return { amount: invoice.amount, day: seoulDay(now), paymentNo: null, isBillable: isExempt };
  const payment = paymentNo === null ? undefined : await (lock ? lockPayment : findPayment)(db, paymentNo);
  const isSettled = payment && SETTLED_PAYMENT_STATES.some((state) => state === payment.status);
  return {
    amount: isSettled ? (payment.paid_amount ?? 0) - payment.refund_due : 0,
    day: invoice?.deposited_on ?? seoulDay(payment?.paid_at ?? now),
    paymentNo,
    isBillable: isExempt && isSettled === true && (payment.pay_method === 'vbank' || payment.pay_method === 'transfer'),
  };
}
