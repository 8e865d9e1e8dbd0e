import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../clock/durations.ts';

/** Maximum time for which freed seats are reserved for a group, from the first one on. */
const COLLECTED_FOR_MS = 3 * DAY_MS;
/** Minimum time for those after it to use the seats that it could not. */
const ENDS_BEFORE_MS = 2 * DAY_MS;

/** Time until which freed seats are reserved for a group that got its first one at `since`. */
export const collectUntil = (applyEndAt: Date, since: Date): Date =>
  new Date(Math.min(since.getTime() + COLLECTED_FOR_MS, applyEndAt.getTime() - ENDS_BEFORE_MS));

/**
 * SQL condition: that time is over, or the group can never have all of its seats; over a `place` and its course or
 * exam.
 */
export const isCollectingOver = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  place.collecting_since <= ${new Date(now.getTime() - COLLECTED_FOR_MS)}::timestamptz
  or apply_end_at <= ${new Date(now.getTime() + ENDS_BEFORE_MS)}::timestamptz
  or place.seats > capacity
)`;
