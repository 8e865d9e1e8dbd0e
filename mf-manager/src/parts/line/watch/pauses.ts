import { LINE_OPENS_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { isLive, type Standing } from './standing.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Between the beginnings of two questions: an answer that comes at once must not be asked for again at once. */
const MIN_BETWEEN_MS = SECOND_MS;
const FIRST_PAUSE_MS = SECOND_MS;
const MAX_PAUSE_MS = 15 * SECOND_MS;
/** Those who wait for the same moment ask within these seconds after it. */
export const SPREAD_MS = 3 * SECOND_MS;
/** A device that slept through its timer asks after that. */
const MAX_REST_MS = 60 * MINUTE_MS;

/** When places are given for the first time, in milliseconds since 1970. */
export const placesFrom = (opensAt: string): number => Date.parse(opensAt) - LINE_OPENS_BEFORE_MINUTES * MINUTE_MS;

/** Before the next attempt: longer each time, and so that those who were cut off together do not come together. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS) * (0.5 + Math.random());

/**
 * Before the next question. Null where nothing more comes: the member has applied, or no place is given any more.
 * @param now the server's, in milliseconds since 1970.
 * @param tookMs since the last question was sent.
 */
export function restAfter(standing: Standing, now: number, tookMs: number): number | null {
  if (isLive(standing) || standing.allowedActions.length > 0) return Math.max(0, MIN_BETWEEN_MS - tookMs);
  const untilPlacesMs = placesFrom(standing.opensAt) - now;
  return untilPlacesMs > 0 ? Math.min(untilPlacesMs + Math.random() * SPREAD_MS, MAX_REST_MS) : null;
}
