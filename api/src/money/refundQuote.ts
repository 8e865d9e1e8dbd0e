import type { RefundTerms } from '@portal/shared/contract/manager';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';

/** floor(paid × percent / 100), in won. */
export const refundAmount = (paid: number, percent: number) => Math.floor((paid * percent) / 100);

/**
 * Percentage of the refund window that contains `at`, from 00:00 of its first day to 24:00 of its last; null outside
 * both. The terms are those at the time of the application.
 */
export function refundPercent(terms: RefundTerms, at: Date): number | null {
  if (within(terms.reStartDate, terms.reEndDate, at)) return terms.percent;
  if (within(terms.reStartDate2, terms.reEndDate2, at)) return terms.percent2;
  return null;
}

const within = (firstDay: string, lastDay: string, at: Date) =>
  at >= seoulInstant(firstDay) && at < endOfSeoulDay(lastDay);
