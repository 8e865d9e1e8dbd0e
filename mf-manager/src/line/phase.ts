import type { UnknownWord } from '@portal/shared/contract/words';
import { placesFrom } from '../parts/line/watch/pauses.ts';
import type { Standing } from '../parts/line/watch/standing.ts';

/** What the page shows of a line. */
export type Phase =
  /** No places are given yet. */
  | 'early'
  /** A place can be taken. */
  | 'mayWait'
  /** A seat is free, and nobody waits for it. */
  | 'mayApply'
  /** No place is given, and no seat either. */
  | 'closed'
  /** A place whose order is drawn by lot at the opening. */
  | 'beforeLot'
  /** A place behind seats whose forms are being written, and one of the waiting list. */
  | 'waiting'
  | 'onList'
  | 'offered'
  | 'taken'
  /** A place that has come to its end. */
  | 'lapsed'
  | 'declined'
  | 'left'
  | 'ended'
  /** A state that this build does not know. */
  | 'other';

const ENDS = { TAKEN: 'taken', LAPSED: 'lapsed', DECLINED: 'declined', LEFT: 'left', ENDED: 'ended' } as const;
const isEnd = (status: string | UnknownWord): status is keyof typeof ENDS => Object.hasOwn(ENDS, status);

function withoutPlace({ allowedActions, opensAt }: Standing, now: number): Phase {
  if (allowedActions.includes('wait')) return 'mayWait';
  if (allowedActions.includes('apply')) return 'mayApply';
  return now < placesFrom(opensAt) ? 'early' : 'closed';
}

/** @param now the server's time, in milliseconds since 1970. */
export function phaseOf(standing: Standing, now: number): Phase {
  const { status, ahead, seatsLeft, offered = 0 } = standing;
  if (status === null) return withoutPlace(standing, now);
  if (status === 'OFFERED') return 'offered';
  if (status === 'WAITING') {
    if (ahead === null) return 'beforeLot';
    return seatsLeft + offered > 0 ? 'waiting' : 'onList';
  }
  return isEnd(status) ? ENDS[status] : 'other';
}
