import type { Selectable } from 'kysely';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationGuard } from '../../lifecycles/application.ts';
import { refundPercent } from '../../money/refundQuote.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms } from '../offering/occasion.ts';

type Application = Pick<Selectable<ApplicationTable>, 'price' | 'terms' | 'changed_to'>;

/** Whether a member may cancel by a line of the life cycle: what was free until it begins, what was paid by windows. */
export function mayCancelConfirmed(guard: ApplicationGuard, application: Application, now: Date): boolean {
  const { price, terms } = application;
  if (guard === 'freeBeforeBegin') return price === 0 && now < beginsAt(currentTerms(application));
  if (guard === 'paidAndChanged') return price > 0 && mayLeaveChanged(application, now);
  return guard === 'paidInsideRefundWindow' && price > 0 && refundPercent(terms, now) !== null;
}

/** Whether all of the price comes back whatever the window: it is not as it was applied for, and has not begun. */
export const mayLeaveChanged = (application: Omit<Application, 'price'>, now: Date): boolean =>
  application.changed_to !== null && now < beginsAt(currentTerms(application));
