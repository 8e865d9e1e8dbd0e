import type { Selectable } from 'kysely';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { HOUR_MS, MINUTE_MS } from '../../clock/durations.ts';
import type { ApplicationTable } from '../../database/types/tables/manager.ts';
import { beginsAt } from './beginsAt.ts';
import { currentTerms } from './occasion.ts';

/** How long a seat is held for a payment: 30 minutes. */
const HOLD_MS = 30 * MINUTE_MS;
/** How long a member whose hold ended unpaid waits before holding a seat of the same course or exam again. */
export const HOLD_PAUSE_MS = HOUR_MS;

/** When a hold ends that is taken now; of a group by any method. */
export const holdEnd = (appliedAt: Date): Date => new Date(appliedAt.getTime() + HOLD_MS);

/**
 * Until when a deposit may come: the end of the day after applying, but not after the course or exam has begun, and
 * never earlier than any other payment; of the many seats of a group as for any other. It follows from the application
 * alone, so that choosing another method, or a second virtual account, moves nothing.
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
