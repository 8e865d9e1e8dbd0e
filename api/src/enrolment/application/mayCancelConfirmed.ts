import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationGuard } from '../../lifecycles/application.ts';
import { refundPercent } from '../../money/refundQuote.ts';
import { beginsAt } from '../offering/beginsAt.ts';

/** Whether a member may cancel by a line of the life cycle: what was free until it begins, what was paid by windows. */
export function mayCancelConfirmed(
  guard: ApplicationGuard,
  { price, terms }: Pick<Selectable<ApplicationTable>, 'price' | 'terms'>,
  now: Date,
): boolean {
  if (guard === 'freeBeforeBegin') return price === 0 && now < beginsAt(terms);
  return guard === 'paidInsideRefundWindow' && price > 0 && refundPercent(terms, now) !== null;
}
