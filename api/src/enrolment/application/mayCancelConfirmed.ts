import type { Selectable } from 'kysely';
import { latest } from '../../clock/latest.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import type { ApplicationGuard } from '../../lifecycles/application.ts';
import { refundPercent, refundWindowEnd } from '../../money/refundQuote.ts';
import { beginsAt } from '../offering/beginsAt.ts';
import { currentTerms, isAnnouncedOtherwise, isHeldOtherwise, occasionOf } from '../offering/occasion.ts';

type Application = Pick<Selectable<ApplicationTable>, 'price' | 'terms' | 'changed_to'> & {
  /** Omitted for a group, whose people are checked individually. */
  was_present?: boolean;
};

/**
 * Checks a guard of the member's cancellation: a free application until the start, a paid one by the refund windows,
 * unless its person has attended.
 */
export function mayCancelConfirmed(guard: ApplicationGuard, application: Application, now: Date): boolean {
  const { price, terms, was_present: hasAttended } = application;
  if (guard === 'freeBeforeBegin') return price === 0 && now < leaveEnd(application);
  if (guard === 'paidAndChanged') return price > 0 && mayLeaveChanged(application, now);
  return guard === 'paidInsideRefundWindow' && price > 0 && !hasAttended && refundPercent(terms, now) !== null;
}

/**
 * Start of what the member has bought: the latest of the original and changed dates, so that moving it forward takes no
 * time away.
 */
export function leaveEnd(application: Omit<Application, 'price'>): Date {
  const { terms, changed_to } = application;
  return latest(beginsAt(terms), beginsAt(currentTerms(application)), new Date(changed_to?.leaveUntil ?? 0));
}

/** False again once it was moved back. */
const isMoved = (application: Pick<Application, 'terms' | 'changed_to'>): boolean => {
  const [sold, present] = [occasionOf(application.terms), occasionOf(currentTerms(application))];
  return isHeldOtherwise(sold, present) || isAnnouncedOtherwise(sold, present);
};

/**
 * True if the full price is refunded regardless of the window: date or place is not the one applied for, it has not
 * begun, and the member has not attended.
 */
export const mayLeaveChanged = (application: Omit<Application, 'price'>, now: Date): boolean =>
  isMoved(application) && application.was_present !== true && now < leaveEnd(application);

/** Percentage that is refunded if a paid application is cancelled now; null outside the refund windows. */
export const refundPercentNow = (application: Omit<Application, 'price'>, now: Date): number | null =>
  mayLeaveChanged(application, now) ? 100 : refundPercent(application.terms, now);

/** Time until which a cancellation is refunded with this percentage; null outside the refund windows. */
export const refundUntil = (application: Omit<Application, 'price'>, now: Date): Date | null =>
  mayLeaveChanged(application, now) ? leaveEnd(application) : refundWindowEnd(application.terms, now);
