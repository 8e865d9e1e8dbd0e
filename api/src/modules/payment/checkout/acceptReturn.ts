import { inTransaction } from '../../../database/transaction.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { abandonPayment } from '../../../enrolment/payment/abandon.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import type { GatewayReturn } from '../../../integrations/gateway/protocol/gateway.ts';
import { confirmPayment, inquirePayment, type SyncContext } from '../settlement/syncPayment.ts';
import { refusalToPay } from './payable.ts';

export interface ReturnContext extends SyncContext {
  /** Limits further queries to the gateway about this payment. */
  mayAsk(): Promise<boolean>;
}

/** True while the gateway has not reported the outcome. */
const isUndecided = ({ status }: PaymentRow) => status === 'PENDING' || status === 'UNKNOWN';

/**
 * Handles a payer's return: confirms a matching approval, abandons the payment otherwise. A repeated, late or forged
 * return has no further effect.
 */
export async function acceptReturn(
  { paymentNo, approved, reason }: GatewayReturn,
  orderNo: string,
  context: ReturnContext,
): Promise<void> {
  const payment = await findPayment(context.db, paymentNo);
  if (!payment || !isUndecided(payment) || !(await context.mayAsk())) return;
  if (!approved) await endAttempt(payment, reason, context);
  else if (await mayConfirm(payment, approved, context)) await confirmPayment(payment, orderNo, context);
}

/** True if the approval matches our payment and amount, and the seat is still held. */
function mayConfirm(
  { payment_no, application_no }: PaymentRow,
  approved: NonNullable<GatewayReturn['approved']>,
  context: ReturnContext,
): Promise<boolean> {
  return inTransaction(context.db, async (db) => {
    const application = await lockApplication(db, application_no);
    const payment = await lockPayment(db, payment_no);
    if (!application || !payment) return false;
    const isOurs = payment.gateway_no === approved.gatewayNo && payment.amount === approved.amount;
    const refusal = await refusalToPay(application, { db, now: context.now });
    if (isOurs && isUndecided(payment) && refusal === null) return true;
    const details = { paymentNo: payment_no, isOurs, status: payment.status, refusal };
    context.log.warn(details, 'an approval of the gateway was not confirmed');
    return false;
  });
}

/**
 * Abandons a payment that the browser reports as not approved. The gateway is queried first, because the URL may be an
 * old one.
 */
async function endAttempt(asked: PaymentRow, reason: string, context: ReturnContext): Promise<void> {
  if (!(await inquirePayment(asked, context))) return;
  const { payment_no, application_no } = asked;
  await inTransaction(context.db, async (db) => {
    await lockApplication(db, application_no);
    const payment = await lockPayment(db, payment_no);
    if (payment && isUndecided(payment)) {
      await abandonPayment({ applicationNo: application_no, reason }, { ...context, db });
    }
  });
}
