import { LINE_OPENS_BEFORE_MINUTES, MAX_LAPSES, type LineStatus } from '@portal/shared/contract/manager';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { LineReading } from './LineReading.ts';
import type { LineFacts, ReadPlace } from './readLine.ts';

/** Where a member stands in a line, and what the member may do there. */
export interface Standing {
  facts: LineFacts;
  /** How many seats are waited for. */
  seatsWaiting: number;
  place: ReadPlace | undefined;
  status: LineStatus | null;
  /** Seats that are waited for before the place. */
  ahead: number | null;
  allowedActions: ('wait' | 'apply' | 'leave')[];
  /** Offers that the member has let lapse here. */
  lapses: number;
  /** When it stands so: a question may have been kept for long. */
  at: Date;
  /** Names what of it matters to the member: while it is the same, nothing needs to be told. */
  mark: string;
}

type WayIn = Pick<
  LineFacts,
  'setting' | 'capacity' | 'taken' | 'waiting' | 'applyStartAt' | 'applyEndAt' | 'isCalledOff'
>;

/** How a member without a place comes to a seat now: by the line, by the form, or not at all. */
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

/** So near the front each step is told; further back each step of about a tenth. */
const NEAR = 20;
const STEPS = 10;
const stepOf = (ahead: number | null) =>
  ahead === null || ahead <= NEAR ? String(ahead) : `about${Math.floor(Math.log(ahead) * STEPS)}`;

/** Where a member stands by a reading; null where there is no such course or exam. */
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
