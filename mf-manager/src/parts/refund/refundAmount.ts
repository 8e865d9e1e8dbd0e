import type { RefundTerms } from '@portal/shared/contract/manager';
import { refundPeriods } from '@portal/shared/papers';

/** Refund of a price, in won. */
export const refundAmount = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** Refund percentage of a cancellation on a day in Seoul. */
export const percentOn = (terms: RefundTerms, day: string): number =>
  refundPeriods(terms).find(({ from, to }) => from <= day && day <= to)?.percent ?? 0;
