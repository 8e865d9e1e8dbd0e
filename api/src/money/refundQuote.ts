import type { RefundTerms } from '@portal/shared/contract/manager';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';

/** floor(paid × percent / 100), in won. */
export const refundAmount = (paid: number, percent: number) => Math.floor((paid * percent) / 100);

/**
 * Percentage of the refund window that contains `at`, from 00:00 of its first day to 24:00 of its last; null outside
 * both. The terms are those at the time of the application.
 */
export const refundPercent = (terms: RefundTerms, at: Date): number | null => windowAt(terms, at)?.percent ?? null;

/** End of the refund window that contains `at`; null outside both. */
export const refundWindowEnd = (terms: RefundTerms, at: Date): Date | null => windowAt(terms, at)?.end ?? null;

const windowAt = (terms: RefundTerms, at: Date) =>
  [
    { from: terms.reStartDate, to: terms.reEndDate, percent: terms.percent },
    { from: terms.reStartDate2, to: terms.reEndDate2, percent: terms.percent2 },
  ]
    .map(({ from, to, percent }) => ({ start: seoulInstant(from), end: endOfSeoulDay(to), percent }))
    .find(({ start, end }) => at >= start && at < end);
