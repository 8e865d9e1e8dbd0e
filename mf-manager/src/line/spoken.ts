import type { Offering } from '../parts/kind/offering.ts';
import { isLastMinute, LAST_MINUTE } from '../parts/line/times.ts';
import { isLive, type QueuePosition } from '../parts/line/watch/queuePosition.ts';
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

const CUT_OFF = '연결이 끊겨 다시 잇고 있습니다.';

/** Text while the connection is lost. Without an entry it is unknown whether a request to join has arrived. */
export const cutOffInWords = (standing: QueuePosition): string =>
  isLive(standing)
    ? `${CUT_OFF} 순서는 그대로입니다.`
    : `${CUT_OFF} 대기 신청을 누르셨다면, 신청되었는지는 다시 연결되었을 때 이 화면에서 확인해주세요.`;

export function spokenOf({ isCutOff, ...seen }: Seen): Spoken {
  const { standing, now } = seen;
  if (isCutOff) return { key: 'cutOff', words: cutOffInWords(standing) };
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
