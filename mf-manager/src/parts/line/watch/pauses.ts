import { LINE_OPENS_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { isLive, type QueuePosition } from './queuePosition.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Minimum between the starts of two requests: an immediate answer must not trigger another one at once. */
const MIN_BETWEEN_MS = SECOND_MS;
const FIRST_PAUSE_MS = SECOND_MS;
const MAX_PAUSE_MS = 15 * SECOND_MS;
/** Requests of members waiting for the same moment are spread over this time after it. */
export const SPREAD_MS = 3 * SECOND_MS;
/** Maximum pause, in case the device sleeps through its timer. */
const MAX_REST_MS = 60 * MINUTE_MS;

/** Time at which the queue opens, in milliseconds since 1970. */
export const placesFrom = (opensAt: string): number => Date.parse(opensAt) - LINE_OPENS_BEFORE_MINUTES * MINUTE_MS;

/** Backoff before the next attempt, with jitter, so that members cut off together do not come back together. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS) * (0.5 + Math.random());

/**
 * Pause before the next request. Null if nothing more can happen: the member has applied, or the queue is closed.
 * @param now server time, in milliseconds since 1970.
 * @param tookMs since the last request was sent.
 */
export function restAfter(standing: QueuePosition, now: number, tookMs: number): number | null {
  if (isLive(standing) || standing.allowedActions.length > 0) return Math.max(0, MIN_BETWEEN_MS - tookMs);
  const untilPlacesMs = placesFrom(standing.opensAt) - now;
  return untilPlacesMs > 0 ? Math.min(untilPlacesMs + Math.random() * SPREAD_MS, MAX_REST_MS) : null;
}
