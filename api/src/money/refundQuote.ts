import { endOfSeoulDay, seoulMoment } from '../clock/seoul.ts';

/** The terms of refund as they stood when the application was made. */
export interface RefundTerms {
  reStartDate: string;
  reEndDate: string;
  percent: number;
  reStartDate2: string;
  reEndDate2: string;
  percent2: number;
}

/** floor(paid × percent / 100), in won. */
export const refundAmount = (paid: number, percent: number) => Math.floor((paid * percent) / 100);

/** The percentage of the window that holds the moment: from 00:00 of its first day to 24:00 of its last; null outside both. */
export function refundPercent(terms: RefundTerms, moment: Date): number | null {
  if (within(terms.reStartDate, terms.reEndDate, moment)) return terms.percent;
  if (within(terms.reStartDate2, terms.reEndDate2, moment)) return terms.percent2;
  return null;
}

const within = (firstDay: string, lastDay: string, moment: Date) =>
  moment >= seoulMoment(firstDay) && moment < endOfSeoulDay(lastDay);
