import type { Selectable } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { ApplicationTable } from '../../../database/types/tables/manager.ts';
import { isApplicantGone } from '../../../enrolment/application/applicant.ts';
import { moveApplication } from '../../../enrolment/application/move.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { depositDeadline } from '../../../enrolment/offering/hold.ts';
import { notifyDepositAwaited } from '../../../enrolment/payment/notices.ts';
import { findPayment } from '../../../enrolment/payment/store.ts';
import { owePayment } from '../../../enrolment/refund/requests.ts';
import type { PaymentEffect } from '../../../lifecycles/payment.ts';
import { storeFinding } from '../findings/store.ts';

interface Paid {
  /** Locked, like the payment. */
  application: Selectable<ApplicationTable>;
  paymentNo: number;
  /** Deadline of the gateway's virtual account. */
  accountDueAt: Date | null;
}

/** Side effects of a payment's transition, in the same transaction. */
export const paymentEffects: Record<PaymentEffect, (paid: Paid, context: MoneyContext) => Promise<void>> = {
  async payApplication({ application, paymentNo }, context) {
    // Locks the member, which precedes the course or exam in the lock order.
    const isGone = await isApplicantGone(context.db, application.member_no);
    const moved = await moveApplication(application, { event: 'paid', by: 'gateway', paymentNo }, context);
    if (!moved) await owePayment(paymentNo, context);
    if (moved !== 'CONFIRMED' && isGone) await noteApplicantGone(paymentNo, context);
  },
  owePayment: ({ paymentNo }, context) => owePayment(paymentNo, context),
  /** Holds the seat while the deposit may arrive, but never beyond the deadline fixed at application. */
  async extendDue({ application, paymentNo, accountDueAt }, context) {
    const deadline = depositDeadline(application);
    const dueAt = accountDueAt !== null && accountDueAt < deadline ? accountDueAt : deadline;
    await context.db
      .updateTable('application')
      .set({ pay_due_at: dueAt })
      .where('application_no', '=', application.application_no)
      .where('status', '=', 'HELD')
      .where('pay_due_at', '<', dueAt)
      .execute();
    if (application.status === 'HELD') await notifyDepositAwaited({ application, paymentNo, dueAt }, context);
  },
};

/** No member can log in to see the refund or name an account: the office has to contact the payer. */
async function noteApplicantGone(paymentNo: number, { db, now }: MoneyContext) {
  const payment = await findPayment(db, paymentNo);
  if (!payment?.gateway_no || payment.paid_amount === null) return;
  await storeFinding(db, {
    day: seoulDay(payment.paid_at ?? now),
    kind: 'MEMBER_GONE',
    gateway_no: payment.gateway_no,
    payment_no: paymentNo,
    gateway_amount: payment.paid_amount,
    our_amount: payment.paid_amount,
    found_at: now,
  });
}
