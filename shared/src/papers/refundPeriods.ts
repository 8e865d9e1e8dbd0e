import type { RefundTerms } from '../contract/manager/index.ts';
import { formatPeriod } from '../format/index.ts';
import type { PaperItem } from './paper.ts';

/** Both refund periods in words, in order. */
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

/** Lines of a paper for both refund periods with their percentages. */
export const refundItems = (terms: RefundTerms): PaperItem[] =>
  refundPeriods(terms).map(({ name, period, percent }) => ({
    term: name,
    description: `${period} 취소 시 ${percent}% 환불`,
  }));
