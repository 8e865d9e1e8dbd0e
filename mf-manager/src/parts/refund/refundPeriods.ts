import type { RefundTerms } from '@portal/shared/contract/manager';
import { formatPeriod } from '@portal/shared/format';

/** Both refund periods in words, in their order. */
export const refundPeriods = (terms: RefundTerms) => [
  {
    name: '1차 환불 기간',
    from: terms.reStartDate,
    to: terms.reEndDate,
    period: formatPeriod(terms.reStartDate, terms.reEndDate),
    percent: terms.percent,
  },
  {
    name: '2차 환불 기간',
    from: terms.reStartDate2,
    to: terms.reEndDate2,
    period: formatPeriod(terms.reStartDate2, terms.reEndDate2),
    percent: terms.percent2,
  },
];

/** What goes back of a price, in won. */
export const refundAmount = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** What cancelling on a day of Seoul gives back, in percent. */
export const percentOn = (terms: RefundTerms, day: string): number =>
  refundPeriods(terms).find(({ from, to }) => from <= day && day <= to)?.percent ?? 0;
