import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';

/** Freed seats are kept for a group so long at most, from the first one on. */
const COLLECTED_FOR_MS = 3 * DAY_MS;
/** Those behind it have at least so long for seats that it could not use. */
const ENDS_BEFORE_MS = 2 * DAY_MS;

/** Until when freed seats are kept for a group that was kept the first one at `since`. */
export const collectUntil = (applyEndAt: Date, since: Date): Date =>
  new Date(Math.min(since.getTime() + COLLECTED_FOR_MS, applyEndAt.getTime() - ENDS_BEFORE_MS));

/** Whether that time is over, or the group could never have all of its seats: of a `place` and its course or exam. */
export const isCollectingOver = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  place.collecting_since <= ${new Date(now.getTime() - COLLECTED_FOR_MS)}::timestamptz
  or apply_end_at <= ${new Date(now.getTime() + ENDS_BEFORE_MS)}::timestamptz
  or place.seats > capacity
)`;
