import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { refundPercentNow } from '../application/mayCancelConfirmed.ts';

type GroupApplication = Pick<Selectable<ApplicationTable>, 'status' | 'price' | 'terms' | 'changed_to'>;

/** Percentage of a seat's price refunded on cancellation now; null if no refund can be requested. */
export function seatRefundPercent(group: GroupApplication, now: Date): number | null {
  return group.status === 'CONFIRMED' && group.price > 0 ? refundPercentNow(group, now) : null;
}
