import type { UnknownWord } from '@portal/shared/contract/words';
import { placesFrom } from '../parts/line/watch/pauses.ts';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';

/** State of a queue as shown on the page. */
export type Phase =
  /** The queue is not open yet. */
  | 'early'
  /** The member may take a place. */
  | 'mayWait'
  /** A seat is free, and nobody waits for it. */
  | 'mayApply'
  /** Neither places nor seats are available. */
  | 'closed'
  /** Before the opening, when the order is drawn by lot. */
  | 'beforeLot'
  /** Behind seats with forms in progress, or on the waiting list. */
  | 'waiting'
  | 'onList'
  | 'offered'
  | 'taken'
  /** Terminal states. */
  | 'lapsed'
  | 'declined'
  | 'left'
  | 'ended'
  /** A status unknown to this build. */
  | 'other';

const ENDS = { TAKEN: 'taken', LAPSED: 'lapsed', DECLINED: 'declined', LEFT: 'left', ENDED: 'ended' } as const;
const isEnd = (status: string | UnknownWord): status is keyof typeof ENDS => Object.hasOwn(ENDS, status);

function withoutPlace({ allowedActions, opensAt }: QueuePosition, now: number): Phase {
  if (allowedActions.includes('wait')) return 'mayWait';
  if (allowedActions.includes('apply')) return 'mayApply';
  return now < placesFrom(opensAt) ? 'early' : 'closed';
}

/** @param now server time, in milliseconds since 1970. */
export function phaseOf(standing: QueuePosition, now: number): Phase {
  const { status, ahead, seatsLeft, offered = 0 } = standing;
  if (status === null) return withoutPlace(standing, now);
  if (status === 'OFFERED') return 'offered';
  if (status === 'WAITING') {
    if (ahead === null) return 'beforeLot';
    return seatsLeft + offered > 0 ? 'waiting' : 'onList';
  }
  return isEnd(status) ? ENDS[status] : 'other';
}
