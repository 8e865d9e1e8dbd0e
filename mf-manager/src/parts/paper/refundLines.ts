import { refundWindows, type RefundTerms } from '../refund/refundPeriods.ts';

/** Both refund periods with their percentages (spec §2), as lines of a document. */
export const refundLines = (terms: RefundTerms) =>
  refundWindows(terms).map(({ name, period, percent }) => ({
    term: name,
    description: `${period} 취소 시 ${percent}% 환불`,
  }));
