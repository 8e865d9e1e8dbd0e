import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { refundPercent } from '../../money/refundQuote.ts';
import { mayLeaveChanged } from '../application/mayCancelConfirmed.ts';

type GroupApplication = Pick<Selectable<ApplicationTable>, 'status' | 'price' | 'terms' | 'changed_to'>;

/** The share of a seat's price that cancelling it now gives back; null where no refund can be asked for. */
export function seatRefundPercent(group: GroupApplication, now: Date): number | null {
  if (group.status !== 'CONFIRMED' || group.price === 0) return null;
  return mayLeaveChanged(group, now) ? 100 : refundPercent(group.terms, now);
}
