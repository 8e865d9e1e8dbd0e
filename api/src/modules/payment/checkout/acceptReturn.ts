import { inTransaction } from '../../../database/transaction.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { abandonPayment } from '../../../enrolment/payment/abandon.ts';
import { findPayment, lockPayment, type PaymentRow } from '../../../enrolment/payment/store.ts';
import type { GatewayReturn } from '../../../integrations/gateway/protocol/gateway.ts';
import { confirmPayment, inquirePayment, type SyncContext } from '../settlement/syncPayment.ts';
import { refusalToPay } from './payable.ts';

export interface ReturnContext extends SyncContext {
  /** Whether the gateway may be asked once more about this payment. */
  mayAsk(): Promise<boolean>;
}

/** Before the gateway has said how it went. */
const isUndecided = ({ status }: PaymentRow) => status === 'PENDING' || status === 'UNKNOWN';

/**
 * A payer came back: an approval that fits our payment is confirmed, an end without one gives the payment up. Repeated,
 * late or forged, it changes nothing more.
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

/** Whether the approval is of our payment, at our amount, for a seat that is still held for it. */
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

/** Nothing was approved, says the browser; the gateway is asked first, because it may be an old address. */
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
