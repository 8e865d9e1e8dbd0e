import { PAID_BY_NAMES } from '@portal/shared/contract';
import type { PaymentRow } from './store.ts';

/** Korean name of how a payment was paid: `신용카드`, or `간편결제(카카오페이)` if the payer chose that on the card page. */
export const paidByName = ({ pay_method, easy_pay }: Pick<PaymentRow, 'pay_method' | 'easy_pay'>): string =>
  easy_pay === null ? PAID_BY_NAMES[pay_method] : `간편결제(${easy_pay})`;
