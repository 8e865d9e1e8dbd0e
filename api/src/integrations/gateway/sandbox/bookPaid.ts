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

/** Scope without entries: all payments are new. */
const NEW = { kind: 'PAYMENT', column: 'order_id', value: '' } as const;

/** Books card payments of the past for the demo's content, also their refunds as a whole, and returns their keys. */
export function bookPaid(db: Queries, cards: readonly PaidCard[]): Promise<string[]> {
  let now = new Date(0);
  return new BookStore({ db, secret: '', now: () => now }).within(NEW, ({ book }) =>
    cards.map(({ paymentNo, at, isRefunded, amount, taxFreeAmount }) => {
      now = at;
      const orderId = orderIdOf(paymentNo);
      const back = `http://portal.invalid${RETURN_PATH}/${orderId}`;
      const urls = { successUrl: `${back}/${APPROVED}`, failUrl: `${back}/${ENDED}` };
      const order = { amount, taxFreeAmount, orderId, orderName: '지난 신청', method: '카드' };
      const { paymentKey } = book.open({ ...order, ...urls });
      book.hidden(paymentKey).fate = { ...USUAL, webhooks: 0 };
      book.approve(paymentKey);
      book.confirm({ paymentKey, orderId, amount });
      if (isRefunded) book.cancel(paymentKey, { cancelReason: '지난 환불', taxFreeAmount });
      return paymentKey;
    }),
  );
}
