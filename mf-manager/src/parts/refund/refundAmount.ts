import type { RefundTerms } from '@portal/shared/contract/manager';
import { refundPeriods } from '@portal/shared/papers';

/** What goes back of a price, in won. */
export const refundAmount = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** What cancelling on a day of Seoul gives back, in percent. */
export const percentOn = (terms: RefundTerms, day: string): number =>
  refundPeriods(terms).find(({ from, to }) => from <= day && day <= to)?.percent ?? 0;
