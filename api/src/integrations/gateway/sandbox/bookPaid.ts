import type { Queries } from '../../../database/types/tables.ts';
import { RETURN_PATH } from '../protocol/callback.ts';
import { APPROVED, ENDED } from '../toss/checkout.ts';
import { USUAL } from './bookedPayment.ts';
import { BookStore } from './bookStore.ts';

interface PaidCard {
  paymentNo: number;
  amount: number;
  taxFreeAmount: number;
  at: Date;
  isRefunded: boolean;
}

/** Placeholder: the order gets its number when the portal first uses the payment. */
const orderIdOf = (paymentNo: number) => `P${paymentNo}-${'0'.repeat(16)}-${'0'.repeat(32)}`;

/** Books a card payment of the past for the demo's content, also its refund as a whole, and returns its key. */
export function bookPaid(db: Queries, { paymentNo, at, isRefunded, ...money }: PaidCard): Promise<string> {
  const orderId = orderIdOf(paymentNo);
  const scope = { kind: 'PAYMENT', column: 'order_id', value: orderId } as const;
  return new BookStore({ db, secret: '', now: () => at }).within(scope, ({ book }) => {
    const back = `http://portal.invalid${RETURN_PATH}/${orderId}`;
    const urls = { successUrl: `${back}/${APPROVED}`, failUrl: `${back}/${ENDED}` };
    const { paymentKey } = book.open({ ...money, ...urls, orderId, orderName: '지난 신청', method: '카드' });
    book.hidden(paymentKey).fate = { ...USUAL, webhooks: 0 };
    book.approve(paymentKey);
    book.confirm({ paymentKey, orderId, amount: money.amount });
    if (isRefunded) book.cancel(paymentKey, { cancelReason: '지난 환불', taxFreeAmount: money.taxFreeAmount });
    return paymentKey;
  });
}
