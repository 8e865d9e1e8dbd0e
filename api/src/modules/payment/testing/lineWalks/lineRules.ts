import { createHash } from 'node:crypto';
import { formatSeoul } from '@portal/shared/time';
import type { BookedPlace, LineBooks } from './lineBooks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const isLiveApplication = ({ status }: LineBooks['applications'][number]) =>
  status !== 'EXPIRED' && status !== 'CANCELLED';
const isLive = ({ status }: Pick<BookedPlace, 'status'>) => status === 'WAITING' || status === 'OFFERED';
const sumOf = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((sum, item) => sum + of(item), 0);
const isNight = (at: number) => {
  const hour = Number(formatSeoul(new Date(at), 'H'));
  return hour >= 21 || hour < 8;
};
/** Counts minute by minute, independently of the implementation. */
function daytimeMinutes(from: number, to: number): number {
  let minutes = 0;
  for (let at = from; at < to; at += MINUTE_MS) if (!isNight(at)) minutes += 1;
  return minutes;
}

/** Returns the violated rules that must hold for the rows at any time. */
export function brokenAlways({ offering, line, places, applications, groups }: LineBooks): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const waiting = places.filter(({ status }) => status === 'WAITING');
  const offered = places.filter(({ status }) => status === 'OFFERED');
  const live = applications.filter(isLiveApplication);
  const blocking = waiting.filter(({ stoodBackAt }) => stoodBackAt === null);
  rule(offering.waiting === blocking.length, `${offering.waiting} wait, and ${blocking.length} places do`);
  rule((line?.stoodBack ?? 0) === waiting.length - blocking.length, 'groups that stand back are miscounted');
  const collected = sumOf(waiting, (place) => place.collected);
  rule((line?.collected ?? 0) === collected, `${line?.collected} seats are collected, and ${collected} by the places`);
  const offeredSeats = sumOf(offered, ({ seats }) => seats);
  rule(offering.offered === offeredSeats, `${offering.offered} are offered, and ${offeredSeats} by the places`);
  const seated = live.length + sumOf(groups.filter(isLiveApplication), ({ seats }) => seats);
  rule(
    offering.taken === seated + offeredSeats + collected,
    `${offering.taken} seats are taken, by ${seated} applications, ${offeredSeats} offers and ${collected} collected`,
  );
  faults.push(...brokenGroups(places));
  rule(offering.taken <= offering.capacity, 'more seats are taken than there are');
  const mine = [...live, ...places.filter((place) => isLive(place) && !place.isGroup)].map(({ memberNo }) => memberNo);
  rule(new Set(mine).size === mine.length, 'somebody has two places or seats');
  const memberNos = places.filter(isLive).map(({ memberNo }) => memberNo);
  rule(new Set(memberNos).size === memberNos.length, 'somebody has two places');
  const unpaid = groups.filter(({ status }) => status === 'HELD').map(({ memberNo }) => memberNo);
  rule(new Set(unpaid).size === unpaid.length, 'somebody has two groups that are unpaid');
  const wanted = places.filter((place) => isLive(place) && place.isGroup).map(({ memberNo }) => memberNo);
  rule(!unpaid.some((memberNo) => wanted.includes(memberNo)), 'somebody has an unpaid group beside a place for one');
  for (const { isGroup, applicationNo } of places) {
    const made = isGroup ? groups : applications;
    rule(applicationNo === null || made.some(({ no }) => no === applicationNo), 'a place went to another kind of form');
  }
  const served = places.filter(({ offeredAt, collected: retained }) => offeredAt !== null || retained > 0);
  const isBehind = (one: BookedPlace, { turn }: BookedPlace) => (one.turn ?? Infinity) > (turn ?? Infinity);
  rule(
    waiting.every((place) => {
      const since = place.stoodBackAt ?? Infinity;
      return served.every((one) => !isBehind(one, place) || (one.offeredAt ?? one.collectingSince ?? 0) >= since);
    }),
    'somebody was overtaken',
  );
  for (const { told, offeredAt, status, stoodBackAt } of places) {
    rule(told.lineStoodBack === (stoodBackAt === null ? 0 : 1), 'a group was told not exactly once that none are kept');
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

/** Returns the violated rules that must hold for groups at any time. */
function brokenGroups(places: readonly BookedPlace[]): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const collecting = places.filter(({ status, collected }) => status === 'WAITING' && collected > 0);
  rule(collecting.length <= 1, 'seats are kept for two groups at once');
  for (const { status, isGroup, seats, collected, collectingSince, stoodBackAt } of places) {
    rule(isGroup || (seats === 1 && collected === 0 && stoodBackAt === null), 'one person stands there as a group');
    rule(collected < seats || status === 'OFFERED', 'a group has all of its seats and is offered none');
    rule(!isGroup || status !== 'OFFERED' || collected === seats, 'a group is offered fewer seats than its own');
    rule(isLive({ status }) || collected === 0, 'seats are kept for a place that has ended');
    rule(collected === 0 || status === 'OFFERED' || collectingSince !== null, 'seats are kept since nobody knows when');
    rule(
      collected === 0 || status === 'OFFERED' || stoodBackAt === null,
      'seats are kept for a group that stands back',
    );
  }
  return faults;
}

/** Time until which seats are reserved for a group. */
const heldUntil = (since: number, { closesAt }: LineBooks['offering']) =>
  Math.min(since + 3 * DAY_MS, closesAt - 2 * DAY_MS);

/** Returns the violated rules for a group's change in one step. */
function brokenGroupStep(
  place: BookedPlace,
  former: BookedPlace | undefined,
  books: LineBooks[],
  now: number,
): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const { seats, collectingSince, stoodBackAt } = place;
  const since = former?.collectingSince ?? null;
  rule(since === null || since === collectingSince, 'the time of collecting began anew');
  rule(since !== null || collectingSince === null || collectingSince === now, 'collecting began at another time');
  const passedOver = former?.stoodBackAt ?? null;
  rule(passedOver === null || passedOver === stoodBackAt, 'a group stands back a second time');
  if (passedOver === null && stoodBackAt !== null)
    rule(
      books.some(({ offering }) => heldUntil(collectingSince ?? now, offering) <= now || seats > offering.capacity),
      'a group stands back before its bound',
    );
  return faults;
}

/**
 * Checks the order of seats freed at one time: a group that was passed over gets all of its seats before those after
 * it.
 */
function brokenTurn(before: LineBooks, after: LineBooks): string[] {
  const known = new Map(before.places.map((place) => [place.no, place]));
  const gained = after.places.map((place) => {
    const former = known.get(place.no);
    const had = former?.status === 'OFFERED' ? former.seats : (former?.collected ?? 0);
    const isNewOffer = place.offeredAt !== null && (former?.offeredAt ?? null) === null;
    const has = isNewOffer ? place.seats : place.status === 'WAITING' ? place.collected : had;
    return { turn: place.turn ?? Infinity, seats: Math.max(0, has - had) };
  });
  const free = after.offering.capacity - after.offering.taken;
  const isPassedOver = after.places.some(({ no, status, turn, seats, stoodBackAt }) => {
    if (status !== 'WAITING' || stoodBackAt === null || turn === null) return false;
    if ((known.get(no)?.stoodBackAt ?? null) === null) return false;
    return (
      free +
        sumOf(
          gained.filter((one) => one.turn > turn),
          (one) => one.seats,
        ) >=
      seats
    );
  });
  return isPassedOver ? ['a group that stands back was passed over'] : [];
}

/** True if a free seat could be used by a waiting member: for a group that was passed over, all of its seats. */
const isIdle = ({ offering: { capacity, taken }, places }: LineBooks): boolean =>
  places.some(({ status, turn, seats, stoodBackAt }) => {
    const needed = stoodBackAt === null ? 1 : seats;
    return status === 'WAITING' && turn !== null && capacity - taken >= needed;
  });

/** Returns the violated rules for one step; `isOneAct`: the step is one transaction. */
export function brokenBetween(before: LineBooks, after: LineBooks, now: number, isOneAct: boolean): string[] {
  const faults: string[] = [];
  const rule = (holds: boolean, name: string) => void (holds || faults.push(name));
  const { offering } = after;
  const isOpen = offering.opensAt <= now && offering.closesAt > now && !offering.isCalledOff;
  rule(!(isOpen && isIdle(after)), 'a seat is idle while somebody waits');
  if (isOpen && isOneAct) faults.push(...brokenTurn(before, after));
  const known = new Map(before.places.map((place) => [place.no, place]));
  const isBlocking = (place: BookedPlace | undefined) => place?.status === 'WAITING' && place.stoodBackAt === null;
  const stillWaiting = after.places.filter((place) => isBlocking(place) && isBlocking(known.get(place.no)));
  for (const place of after.places) {
    const former = known.get(place.no);
    if (former?.turn !== null && former !== undefined) rule(former.turn === place.turn, 'somebody was moved');
    if (former && !isLive(former)) rule(former.status === place.status, 'what had ended goes on');
    if (!former) faults.push(...brokenArrival(place, before, after));
    faults.push(...brokenGroupStep(place, former, [before, after], now));
    if (place.offeredAt !== null && (former?.offeredAt ?? null) === null)
      faults.push(...brokenOffer(place, former, before, after, now));
    if (place.status === 'LAPSED' && former?.status !== 'LAPSED')
      rule((place.dueAt ?? Infinity) <= now, 'an offer lapsed before its time');
    if (place.status === 'TAKEN' && former?.status !== 'TAKEN')
      rule((place.dueAt ?? 0) > now, 'an offer was used after its time');
  }
  const allOf = ({ applications, groups }: LineBooks) => [...applications, ...groups];
  const former = new Set(
    allOf(before)
      .filter(isLiveApplication)
      .map(({ no }) => no),
  );
  for (const { no, memberNo } of allOf(after).filter((one) => isLiveApplication(one) && !former.has(one.no))) {
    const isHandedOver = after.places.some(({ applicationNo }) => applicationNo === no);
    rule(isHandedOver || stillWaiting.length === 0, 'somebody got a seat by another way while others wait');
    const isOfGroup = after.groups.some((group) => group.no === no);
    const hasOffer = after.places.some((place) => {
      const isOwn = place.memberNo === memberNo && place.isGroup === isOfGroup;
      return isOwn && place.status === 'OFFERED' && known.get(place.no)?.status === 'OFFERED';
    });
    rule(isHandedOver || !hasOffer, 'somebody got a seat beside the one that is offered');
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
  rule(place.seats <= Math.max(before.offering.capacity, offering.capacity), 'a group is larger than the course');
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
  // An expired hold that a late deposit has paid does not count as given up.
  const ended = (place.isGroup ? before.groups : before.applications).filter(({ status }) => status === 'EXPIRED');
  rule(
    !ended.some((one) => one.memberNo === memberNo && (one.expiredAt ?? 0) > arrivedAt - HOUR_MS),
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
  // A suspension or closing in the same step may precede the offer or follow it.
  const wasSuspended = before.suspended.includes(memberNo) && suspended.includes(memberNo);
  rule(status === 'ENDED' || !wasSuspended, 'a seat was offered to somebody suspended');
  const isPresent = Math.max(former?.askedAt ?? 0, place.arrivedAt) > offeredAt - MINUTE_MS;
  const isNear = ({ closesAt, heldAt }: LineBooks['offering']) => Math.min(closesAt, heldAt) - offeredAt < 3 * DAY_MS;
  const absent = [before.offering, offering].map((one) => (isNear(one) ? 120 : 1440));
  const wanted = isPresent ? [10] : [...new Set(absent)];
  // A poll in the same step may be in time or too late.
  if (!isPresent && (place.askedAt ?? 0) > offeredAt - MINUTE_MS) wanted.push(10);
  const minutes = daytimeMinutes(offeredAt, dueAt);
  rule(
    dueAt === offering.heldAt || wanted.includes(minutes),
    `an offer holds ${minutes} minutes and not ${wanted.join()}`,
  );
  return faults;
}

/** Returns the violated rules that must hold after the job has run. */
export function brokenWhenSettled(books: LineBooks, now: number): string[] {
  const { offering, places, suspended } = books;
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
  rule(isOver || offering.opensAt > now || !isIdle(books), 'a seat is idle while somebody waits');
  const collecting = waiting.filter(({ collected }) => collected > 0);
  rule(
    collecting.every(({ collectingSince }) => heldUntil(collectingSince ?? 0, offering) > now),
    'seats are kept for a group beyond its bound',
  );
  rule(
    collecting.every(({ memberNo }) => !suspended.includes(memberNo)),
    'seats are kept for somebody suspended',
  );
  return faults;
}
