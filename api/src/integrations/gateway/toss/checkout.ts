import { seoulDay, seoulTime } from '@portal/shared/time';
import { RETURN_PATH } from '../protocol/callback.ts';
import type { PaymentGateway } from '../protocol/gateway.ts';
import { writeOrderNumber } from './orderNumber.ts';
import type { TossClient } from './tossClient.ts';
import { readTossPayment } from './tossPayment.ts';

/** Outcomes of the browser's return, the last part of its path. */
export const APPROVED = 'approved';
export const ENDED = 'ended';

const METHODS = { card: '카드', phone: '휴대폰', vbank: '가상계좌' } as const;
const MAX_NAME_CHARACTERS = 100;

/**
 * Registers an order and returns the URL of the gateway's page. The page takes no money: it ends with an approval that
 * the portal has to confirm within ten minutes.
 */
export async function openCheckout(
  client: TossClient,
  { secret, origin }: { secret: string; origin: string },
  { paymentNo, amount, taxFreeAmount, method, title, dueAt }: Parameters<PaymentGateway['open']>[0],
): Promise<{ gatewayNo: string; checkoutUrl: string }> {
  const orderNo = writeOrderNumber(secret, paymentNo);
  const back = `${origin}${RETURN_PATH}/${orderNo}`;
  const answer = await client.ask('/v1/payments', {
    body: {
      method: METHODS[method],
      amount,
      taxFreeAmount,
      orderId: orderNo,
      orderName: [...title].slice(0, MAX_NAME_CHARACTERS).join(''),
      successUrl: `${back}/${APPROVED}`,
      failUrl: `${back}/${ENDED}`,
      ...(method === 'vbank' ? { dueDate: inSeoul(dueAt) } : {}),
    },
  });
  const { paymentKey, orderId, totalAmount, checkout } = readTossPayment(answer);
  if (orderId !== orderNo || totalAmount !== amount || !checkout) throw new Error('the gateway opened another order');
  return { gatewayNo: paymentKey, checkoutUrl: checkout.url };
}

/** Formats a time for the gateway: Seoul time to the minute, without an offset. */
export const inSeoul = (at: Date): string => `${seoulDay(at)}T${seoulTime(at)}:00`;
