import { LINE_OPENS_BEFORE_MINUTES, MAX_LAPSES, type LineStatus } from '@portal/shared/contract/manager';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { LineReading } from './LineReading.ts';
import type { LineFacts, ReadPlace } from './readLine.ts';

/** A member's position in a queue, with the allowed actions. */
export interface Standing {
  facts: LineFacts;
  /** Number of awaited seats. */
  seatsWaiting: number;
  place: ReadPlace | undefined;
  status: LineStatus | null;
  /** Number of awaited seats before the place. */
  ahead: number | null;
  allowedActions: ('wait' | 'apply' | 'leave')[];
  /** Offers that have expired unused here. */
  lapses: number;
  /** Time of this state: a long poll may have waited. */
  at: Date;
  /** Fingerprint of the parts visible to the member: while it is equal, no response is needed. */
  mark: string;
}

type WayIn = Pick<
  LineFacts,
  'setting' | 'capacity' | 'taken' | 'waiting' | 'applyStartAt' | 'applyEndAt' | 'isCalledOff'
>;

/** Entry for a member without a place: by queue, by form, or none. */
function wayIn(facts: WayIn, now: Date): 'wait' | 'apply' | null {
  const { setting, capacity, taken, waiting, applyStartAt, applyEndAt, isCalledOff } = facts;
  const untilOpeningMs = applyStartAt.getTime() - now.getTime();
  if (isCalledOff || applyEndAt <= now || untilOpeningMs > LINE_OPENS_BEFORE_MINUTES * MINUTE_MS) return null;
  const isFree = untilOpeningMs <= 0 && taken < capacity && waiting === 0;
  if (setting === 'closed') return isFree ? 'apply' : null;
  return isFree && setting !== 'open' ? 'apply' : 'wait';
}

const ACTIONS: Partial<Record<LineStatus, Standing['allowedActions']>> = {
  WAITING: ['leave'],
  OFFERED: ['apply', 'leave'],
  TAKEN: [],
};

/** Up to this position every step is reported; further back, steps of about a tenth. */
const NEAR = 20;
const STEPS = 10;
const stepOf = (ahead: number | null) =>
  ahead === null || ahead <= NEAR ? String(ahead) : `about${Math.floor(Math.log(ahead) * STEPS)}`;

/** Returns a member's position from the cached queue; null if there is no such course or exam. */
export function standingOf(reading: LineReading, memberNo: number, now: Date): Standing | null {
  const { facts } = reading;
  if (!facts) return null;
  const place = reading.placeOf(memberNo);
  const ahead = place ? reading.aheadOf(place) : null;
  const way = wayIn(facts, now);
  const lapses = reading.lapsesOf(memberNo);
  const entries = way === null || (way === 'wait' && lapses >= MAX_LAPSES) ? [] : [way];
  const allowedActions = (place && ACTIONS[place.status]) ?? entries;
  const status = place?.status ?? null;
  const collecting = place?.isGroup ? [`${place.collected}${place.stoodBackAt ? 'b' : ''}`] : [];
  const mark = [place?.placeNo ?? 0, status ?? '', stepOf(ahead), allowedActions.join('-'), ...collecting].join('.');
  return { facts, seatsWaiting: reading.seatsWaiting, place, status, ahead, allowedActions, lapses, at: now, mark };
}
