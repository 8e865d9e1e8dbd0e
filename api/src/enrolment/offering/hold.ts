import type { Selectable } from 'kysely';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../clock/durations.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { beginsAt } from './beginsAt.ts';
import { currentTerms } from './occasion.ts';

/** Time for which a seat is held for a payment: 30 minutes. */
export const HOLD_MS = 30 * MINUTE_MS;
/** Wait after an unpaid hold before the member can hold a seat of the same course or exam again. */
export const HOLD_PAUSE_MS = HOUR_MS;

/** End of a hold that begins now; for a group with any payment method. */
export const holdEnd = (appliedAt: Date): Date => new Date(appliedAt.getTime() + HOLD_MS);

/**
 * Deadline of a deposit: the end of the day after applying, at the latest the start of the course or exam, and never
 * earlier than for other methods. A group has no extension. It depends on the application alone, so that another method
 * or a second virtual account changes nothing.
 */
export function depositDeadline(
  application: Pick<Selectable<ApplicationTable>, 'kind' | 'applied_at' | 'terms' | 'changed_to'>,
): Date {
  const earliest = holdEnd(application.applied_at);
  if (application.kind === 'group') return earliest;
  const nextDay = seoulInstant(addDays(seoulDay(application.applied_at), 1), '23:59');
  const begins = beginsAt(currentTerms(application));
  const due = begins < nextDay ? begins : nextDay;
  return due > earliest ? due : earliest;
}
