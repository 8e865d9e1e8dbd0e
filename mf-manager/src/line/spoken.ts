import type { Offering } from '../parts/kind/offering.ts';
import { isLastMinute, LAST_MINUTE } from '../parts/line/times.ts';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { phaseOf } from './phase.ts';
import { wordsOf } from './words.ts';

/** Up to this position each step is announced; further back, each of about a tenth. */
const NEAR = 20;
const STEPS = 10;

const stepOf = (ahead: number) => (ahead <= NEAR ? ahead : `about${Math.floor(Math.log(ahead) * STEPS)}`);

interface Seen {
  standing: QueuePosition;
  offering: Pick<Offering, 'kind' | 'status'>;
  /** Server time, in milliseconds since 1970. */
  now: number;
  isCutOff: boolean;
}

/** Announcement for screen readers whenever `key` changes: status, number of people in front, remaining time. */
export interface Spoken {
  key: string;
  words: string;
}

export const CUT_OFF = '연결이 끊겨 다시 잇고 있습니다. 순서는 그대로입니다.';

export function spokenOf({ isCutOff, ...seen }: Seen): Spoken {
  if (isCutOff) return { key: 'cutOff', words: CUT_OFF };
  const { standing, now } = seen;
  const phase = phaseOf(standing, now);
  if (phase === 'offered' && isLastMinute(standing.offerDueAt ?? '', now))
    return { key: 'lastMinute', words: LAST_MINUTE };
  const { title, next } = wordsOf(seen);
  const isPlace = phase === 'waiting' || phase === 'onList';
  const { group } = standing;
  const collecting = group ? ` ${group.collected}${group.isStoodBack ? ' stood back' : ''}` : '';
  const key = isPlace ? `${phase} ${stepOf(standing.ahead ?? 0)}${collecting}` : phase;
  const isMoreSaid = phase === 'offered' || (isPlace && group);
  return { key, words: isMoreSaid ? `${title} ${next[0] ?? ''}` : title };
}
