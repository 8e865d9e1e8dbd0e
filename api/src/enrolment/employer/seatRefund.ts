import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { refundAmount } from '../../money/refundQuote.ts';
import { refundPercentNow } from '../application/mayCancelConfirmed.ts';

type GroupApplication = Pick<Selectable<ApplicationTable>, 'status' | 'price' | 'terms' | 'changed_to'>;

/** Percentage of a seat's price refunded on cancellation now; null if no refund can be requested. */
export function seatRefundPercent(group: GroupApplication, now: Date): number | null {
  return group.status === 'CONFIRMED' && group.price > 0 ? refundPercentNow(group, now) : null;
}

interface Unpaid {
  application: GroupApplication;
  seatPrice: number;
  /** Amount of the unpaid invoice. */
  owed: number;
}

/** Won by which an unpaid invoice falls if that many seats are cancelled now. */
export const invoiceReduction = ({ application, seatPrice, owed }: Unpaid, seats: number, now: Date): number =>
  Math.min(seats * refundAmount(seatPrice, seatRefundPercent(application, now) ?? 0), owed);
