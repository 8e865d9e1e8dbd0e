import type { Selectable } from 'kysely';
import { latest } from '../../clock/latest.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationGuard } from '../../lifecycles/application.ts';
import { refundPercent } from '../../money/refundQuote.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms } from '../offering/occasion.ts';

type Application = Pick<Selectable<ApplicationTable>, 'price' | 'terms' | 'changed_to'> & {
  /** Left out of a group, whose people are looked at one by one. */
  was_present?: boolean;
};

/** Whether a member may cancel by a line of the life cycle: what was free until it begins, what was paid by windows. */
export function mayCancelConfirmed(guard: ApplicationGuard, application: Application, now: Date): boolean {
  const { price, terms } = application;
  if (guard === 'freeBeforeBegin') return price === 0 && now < leaveEnd(application);
  if (guard === 'paidAndChanged') return price > 0 && mayLeaveChanged(application, now);
  return guard === 'paidInsideRefundWindow' && price > 0 && refundPercent(terms, now) !== null;
}

/**
 * When what its member has bought begins: by the latest of the days that it was sold or moved to, so that bringing it
 * forward takes no time away.
 */
export function leaveEnd(application: Omit<Application, 'price'>): Date {
  const { terms, changed_to } = application;
  return latest(beginsAt(terms), beginsAt(currentTerms(application)), new Date(changed_to?.leaveUntil ?? 0));
}

/**
 * True where all of the price comes back whatever the window: it is not as it was applied for, has not begun, and its
 * member was not there.
 */
export const mayLeaveChanged = (application: Omit<Application, 'price'>, now: Date): boolean =>
  application.changed_to !== null && application.was_present !== true && now < leaveEnd(application);
