import { seoulDay } from '@portal/shared/time';
import type { MoneyContext } from '../../../enrolment/context.ts';
import { findPayment } from '../../../enrolment/payment/store.ts';
import type { GatewayPayment } from '../../../integrations/gateway/protocol/gateway.ts';
import { storeFinding } from '../findings/store.ts';

/**
 * Records a finding if a bank has revoked a deposit that we have booked, so that the account awaits money again. The
 * life cycle has no transition out of PAID for it; the office talks to the member. The response is from `askedAt`; a
 * deposit reported since then is newer.
 */
export async function noteTakenBack(
  { state, paymentNo, gatewayNo }: GatewayPayment,
  askedAt: Date,
  { db, now, log }: Pick<MoneyContext, 'db' | 'now' | 'log'>,
): Promise<void> {
  if (state !== 'AWAITING_DEPOSIT') return;
  const payment = await findPayment(db, paymentNo);
  if (payment?.gateway_no !== gatewayNo || payment.paid_at === null || payment.paid_amount === null) return;
  if (payment.checked_at !== null && payment.checked_at >= askedAt) return;
  const isNew = await storeFinding(db, {
    day: seoulDay(payment.paid_at),
    kind: 'NOT_AT_GATEWAY',
    gateway_no: gatewayNo,
    payment_no: paymentNo,
    gateway_amount: 0,
    our_amount: payment.paid_amount,
    found_at: now,
  });
  if (isNew) log.warn({ gatewayNo, paymentNo }, 'a deposit was taken back after it had been booked');
}
