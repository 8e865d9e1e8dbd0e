import { createHash } from 'node:crypto';
import { formatSeoul } from '@portal/shared/time';
import type { BookedPlace, LineBooks } from './lineBooks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const isLiveApplication = ({ status }: LineBooks['applications'][number]) =>
  status !== 'EXPIRED' && status !== 'CANCELLED';
const isLive = ({ status }: BookedPlace) => status === 'WAITING' || status === 'OFFERED';
const isNight = (at: number) => {
  const hour = Number(formatSeoul(new Date(at), 'H'));
  return hour >= 21 || hour < 8;
};
/** Counted minute by minute, unlike the program. */
function daytimeMinutes(from: number, to: number): number {
  let minutes = 0;
  for (let at = from; at < to; at += MINUTE_MS) if (!isNight(at)) minutes += 1;
  return minutes;
}

/** What holds at any time, of the rows alone. */
export function brokenAlways({ offering, line, places, applications }: LineBooks): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const waiting = places.filter(({ status }) => status === 'WAITING');
  const offered = places.filter(({ status }) => status === 'OFFERED');
  const live = applications.filter(isLiveApplication);
  rule(offering.waiting === waiting.length, `${offering.waiting} wait, and ${waiting.length} places do`);
  rule(offering.offered === offered.length, `${offering.offered} are offered, and ${offered.length} places are`);
  rule(
    offering.taken === live.length + offered.length,
    `${offering.taken} seats are taken, by ${live.length} applications and ${offered.length} offers`,
  );
  rule(offering.taken <= offering.capacity, 'more seats are taken than there are');
  const mine = [...live, ...places.filter(isLive)].map(({ memberNo }) => memberNo);
  rule(new Set(mine).size === mine.length, 'somebody has two places or seats');
  const passed = places.filter(({ offeredAt }) => offeredAt !== null).map(({ turn }) => turn ?? Infinity);
  rule(
    waiting.every(({ turn }) => passed.every((one) => one < (turn ?? Infinity))),
    'somebody was overtaken',
  );
  for (const { told, offeredAt, status } of places) {
    rule(told.lineOffered === (offeredAt === null ? 0 : 1), 'somebody was told of an offer not exactly once');
    rule(told.lineLapsed === (status === 'LAPSED' ? 1 : 0), 'somebody was told of a lapse not exactly once');
    rule(told.lineEnded <= (status === 'ENDED' ? 1 : 0), 'somebody was told of an end that was none, or twice');
  }
  const ordered = places.filter(({ turn }) => turn !== null);
  const drawn = ordered.filter(({ byLot }) => byLot);
  const hash = ({ no }: BookedPlace) => createHash('sha256').update(`${line?.seed}:${no}`).digest('hex');
  const byTurn = (one: BookedPlace, other: BookedPlace) => (one.turn ?? 0) - (other.turn ?? 0);
  const byHash = (one: BookedPlace, other: BookedPlace) => (hash(one) < hash(other) ? -1 : 1);
  const numbers = (some: BookedPlace[]) => some.map(({ no }) => no).join();
  rule(numbers(drawn.toSorted(byTurn)) === numbers(drawn.toSorted(byHash)), 'the order is not that of the lot');
  const late = ordered.filter(({ byLot }) => !byLot);
  rule(numbers(late.toSorted(byTurn)) === numbers(late), 'later ones are not in the order of their arrival');
  rule(
    late.every(({ turn }) => drawn.every((one) => (one.turn ?? 0) < (turn ?? 0))),
    'a later one stands before one of the lot',
  );
  return faults;
}

/** What must not have happened in one step. */
export function brokenBetween(before: LineBooks, after: LineBooks, now: number): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const { offering } = after;
  const isOpen = offering.opensAt <= now && offering.closesAt > now && !offering.isCalledOff;
  const ordered = after.places.filter(({ status, turn }) => status === 'WAITING' && turn !== null);
  rule(!(isOpen && offering.taken < offering.capacity && ordered.length > 0), 'a seat is idle while somebody waits');
  const known = new Map(before.places.map((place) => [place.no, place]));
  const stillWaiting = after.places.filter(
    (place) => place.status === 'WAITING' && known.get(place.no)?.status === 'WAITING',
  );
  for (const place of after.places) {
    const former = known.get(place.no);
    if (former?.turn !== null && former !== undefined) rule(former.turn === place.turn, 'somebody was moved');
    if (former && !isLive(former)) rule(former.status === place.status, 'what had ended goes on');
    if (!former) faults.push(...brokenArrival(place, before, after));
    if (place.offeredAt !== null && (former?.offeredAt ?? null) === null)
      faults.push(...brokenOffer(place, former, before, after, now));
    if (place.status === 'LAPSED' && former?.status !== 'LAPSED')
      rule((place.dueAt ?? Infinity) <= now, 'an offer lapsed before its time');
    if (place.status === 'TAKEN' && former?.status !== 'TAKEN')
      rule((place.dueAt ?? 0) > now, 'an offer was used after its time');
  }
  const former = new Set(before.applications.filter(isLiveApplication).map(({ no }) => no));
  for (const { no } of after.applications.filter((one) => isLiveApplication(one) && !former.has(one.no))) {
    const isHandedOver = after.places.some(({ applicationNo }) => applicationNo === no);
    rule(isHandedOver || stillWaiting.length === 0, 'somebody got a seat by another way while others wait');
  }
  rule(!isNight(now) || after.messages === before.messages, 'somebody was sent a message at night');
  const { drawnAt = null } = after.line ?? {};
  if (drawnAt !== null && (before.line?.drawnAt ?? null) === null)
    rule(drawnAt >= offering.opensAt, 'the lot was drawn before the opening');
  rule((before.line?.seed ?? null) === null || before.line?.seed === after.line?.seed, 'the lot was drawn twice');
  return faults;
}

function brokenArrival(place: BookedPlace, before: LineBooks, { offering, suspended }: LineBooks): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const { arrivedAt, memberNo } = place;
  const lapses = before.places.filter((one) => one.memberNo === memberNo && one.status === 'LAPSED').length;
  rule(lapses < 2, 'somebody came again after two lapses');
  rule(
    arrivedAt >= offering.opensAt - 10 * MINUTE_MS && arrivedAt < before.offering.closesAt,
    'a place was given out of time',
  );
  rule(before.offering.setting !== 'closed' || offering.setting !== 'closed', 'a place of a closed line was given');
  rule(!before.offering.isCalledOff, 'a place was given of what is called off');
  const wasSuspended = before.suspended.includes(memberNo) && suspended.includes(memberNo);
  rule(!wasSuspended, 'somebody suspended was given a place');
  rule(
    !before.applications.some((one) => one.memberNo === memberNo && (one.expiredAt ?? 0) > arrivedAt - HOUR_MS),
    'somebody came within an hour after a hold',
  );
  return faults;
}

function brokenOffer(
  place: BookedPlace,
  former: BookedPlace | undefined,
  before: LineBooks,
  { offering, suspended }: LineBooks,
  now: number,
): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const { offeredAt, dueAt, memberNo, status } = place;
  if (offeredAt === null || dueAt === null) return ['an offer has no end'];
  rule(offering.opensAt <= now && offering.closesAt >= now, 'a seat was offered out of time');
  // Whoever is suspended in the same step, or what is closed in it, may have been so when the seat was offered, or not.
  const wasSuspended = before.suspended.includes(memberNo) && suspended.includes(memberNo);
  rule(status === 'ENDED' || !wasSuspended, 'a seat was offered to somebody suspended');
  const isPresent = Math.max(former?.askedAt ?? 0, place.arrivedAt) > offeredAt - MINUTE_MS;
  const isNear = ({ closesAt, heldAt }: LineBooks['offering']) => Math.min(closesAt, heldAt) - offeredAt < 3 * DAY_MS;
  const absent = [before.offering, offering].map((one) => (isNear(one) ? 120 : 1440));
  const wanted = isPresent ? [10] : [...new Set(absent)];
  // Whoever asks in the same step may have been there in time, or not.
  if (!isPresent && (place.askedAt ?? 0) > offeredAt - MINUTE_MS) wanted.push(10);
  const minutes = daytimeMinutes(offeredAt, dueAt);
  rule(
    dueAt === offering.heldAt || wanted.includes(minutes),
    `an offer holds ${minutes} minutes and not ${wanted.join()}`,
  );
  return faults;
}

/** What holds once the job has looked. */
export function brokenWhenSettled({ offering, places, suspended }: LineBooks, now: number): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const waiting = places.filter(({ status }) => status === 'WAITING');
  const offered = places.filter(({ status }) => status === 'OFFERED');
  rule(
    offered.every(({ dueAt }) => (dueAt ?? 0) > now),
    'an offer goes on after its time',
  );
  rule(
    offered.every(({ memberNo }) => !suspended.includes(memberNo)),
    'an offer is kept for somebody suspended',
  );
  const isOver = offering.isCalledOff || offering.closesAt <= now;
  rule(!isOver || waiting.length === 0, 'somebody waits for what is over');
  rule(!offering.isCalledOff || offered.length === 0, 'something called off is offered');
  if (offering.opensAt <= now)
    rule(
      waiting.every(({ turn }) => turn !== null),
      'the lot was not drawn',
    );
  const hasSeats = !isOver && offering.opensAt <= now && offering.taken < offering.capacity;
  rule(!hasSeats || waiting.length === 0, 'a seat is idle while somebody waits');
  return faults;
}
