import { LINE_OPENS_BEFORE_MINUTES, MAX_LAPSES, type LineStatus } from '@portal/shared/contract/manager';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { QueueFacts, QueueSnapshot, ReadPlace } from './QueueSnapshot.ts';

/** A member's position in a queue, and the actions that are open to the member. */
export interface QueuePosition {
  facts: QueueFacts;
  /** Seats waited for by all. */
  seatsWaiting: number;
  place: ReadPlace | undefined;
  status: LineStatus | null;
  /** Seats waited for before the place. */
  seatsBefore: number | null;
  allowedActions: ('wait' | 'apply' | 'leave')[];
  /** Offers of this queue that the member let expire. */
  lapses: number;
  /** Moment of the position: a poll may be held for long. */
  at: Date;
  /** ETag of the position: equal while the member needs no news. */
  etag: string;
}

type EntryFacts = Pick<
  QueueFacts,
  'setting' | 'capacity' | 'taken' | 'waiting' | 'applyStartAt' | 'applyEndAt' | 'isCalledOff'
>;

/** Entry for a member without a place: the queue, the form, or none. */
function entryMode(facts: EntryFacts, now: Date): 'wait' | 'apply' | null {
  const { setting, capacity, taken, waiting, applyStartAt, applyEndAt, isCalledOff } = facts;
  const untilOpeningMs = applyStartAt.getTime() - now.getTime();
  if (isCalledOff || applyEndAt <= now || untilOpeningMs > LINE_OPENS_BEFORE_MINUTES * MINUTE_MS) return null;
  const isFree = untilOpeningMs <= 0 && taken < capacity && waiting === 0;
  if (setting === 'closed') return isFree ? 'apply' : null;
  return isFree && setting !== 'open' ? 'apply' : 'wait';
}

const ACTIONS: Partial<Record<LineStatus, QueuePosition['allowedActions']>> = {
  WAITING: ['leave'],
  OFFERED: ['apply', 'leave'],
  TAKEN: [],
};

/** Up to this many seats before the place each step is news; further back, each step of about a tenth. */
const NEAR = 20;
const STEPS = 10;
const stepOf = (seatsBefore: number | null) =>
  seatsBefore === null || seatsBefore <= NEAR
    ? String(seatsBefore)
    : `about${Math.floor(Math.log(seatsBefore) * STEPS)}`;

/** A member's position by a snapshot; null if there is no such course or exam. */
export function queuePosition(snapshot: QueueSnapshot, memberNo: number, now: Date): QueuePosition | null {
  const { facts, seatsWaiting } = snapshot;
  if (!facts) return null;
  const place = snapshot.placeOf(memberNo);
  const seatsBefore = place ? snapshot.seatsBefore(place) : null;
  const mode = entryMode(facts, now);
  const lapses = snapshot.lapsesOf(memberNo);
  const entries = mode === null || (mode === 'wait' && lapses >= MAX_LAPSES) ? [] : [mode];
  const allowedActions = (place && ACTIONS[place.status]) ?? entries;
  const status = place?.status ?? null;
  const collecting = place?.isGroup ? [`${place.collected}${place.stoodBackAt ? 'b' : ''}`] : [];
  const etag = [place?.placeNo ?? 0, status ?? '', stepOf(seatsBefore), allowedActions.join('-'), ...collecting].join(
    '.',
  );
  return { facts, seatsWaiting, place, status, seatsBefore, allowedActions, lapses, at: now, etag };
}
