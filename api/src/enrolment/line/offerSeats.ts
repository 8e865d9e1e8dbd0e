import { sql } from 'kysely';
import { afterDaytime } from '../../clock/daytime.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { collect, mayCollect, standBack } from './collecting.ts';
import { countOffered, countOutWaiting, type WaitingPlace } from './counts.ts';
import { isOpen, type LockedLine } from './lockedLine.ts';
import { tellOffered } from './notices.ts';

/** Whoever has taken the place, or asked for it, within this time is there, and has so long for the form. */
const PRESENT_MS = MINUTE_MS;
const PRESENT_OFFER_MS = 10 * MINUTE_MS;
/** Whoever is not there is told, and has longer; less where applying or the day itself is near. */
const ABSENT_OFFER_MS = DAY_MS;
const NEAR_MS = 3 * DAY_MS;
const NEAR_OFFER_MS = 2 * HOUR_MS;

interface LineContext {
  db: Queries;
  now: Date;
}

interface Next extends WaitingPlace {
  place_no: number;
  member_no: number;
  turn: number;
  is_group: boolean;
  is_gone: boolean;
  is_present: boolean;
}

/** Until when the seat waits for the form; the hours of the night do not count, and it is over when it begins. */
function offerDueAt({ applyEndAt, heldAt }: LockedLine, isPresent: boolean, now: Date): Date {
  const isNear = Math.min(applyEndAt.getTime(), heldAt.getTime()) - now.getTime() < NEAR_MS;
  const absentMs = isNear ? NEAR_OFFER_MS : ABSENT_OFFER_MS;
  const due = afterDaytime(now, isPresent ? PRESENT_OFFER_MS : absentMs);
  return due < heldAt ? due : heldAt;
}

/** The next of those who wait behind a place in order, with what is to be known of them. */
async function findNext(line: LockedLine, behind: number, { db, now }: LineContext): Promise<Next[]> {
  const key = sql.ref(OFFERING_KINDS[line.kind].key);
  const { rows } = await sql<Next>`
    select place.place_no, place.member_no, place.turn, place.is_group, place.seats, place.collected, place.stood_back_at,
      member.status in ('WITHDRAWN', 'SUSPENDED') or (not place.is_group and exists (
        select from application where application.member_no = place.member_no and application.${key} = ${line.offeringNo}
          and application.status not in ('EXPIRED', 'CANCELLED')
      )) as is_gone,
      greatest(line_presence.asked_at, place.arrived_at) > ${new Date(now.getTime() - PRESENT_MS)}::timestamptz as is_present
    from place_in_line as place
    join member on member.member_no = place.member_no
    left join line_presence on line_presence.place_no = place.place_no
    where place.line_no = ${line.lineNo} and place.status = 'WAITING' and place.turn > ${behind}
    order by place.turn limit ${line.capacity - line.taken}`.execute(db);
  return rows;
}

/** Offers every seat that nobody has to those who wait, in their order. Answers how many offers it has made. */
export async function offerSeats(line: LockedLine, context: LineContext): Promise<number> {
  let offers = 0;
  let behind = 0;
  while (isOpen(line, context.now) && line.taken < line.capacity && line.waiting + line.stoodBack > 0) {
    const next = await findNext(line, behind, context);
    const last = next.at(-1);
    if (!last) break;
    behind = last.turn;
    const { gone, offered, standingBack, collecting } = handOut(line, next, context.now);
    await endGone(line, gone, context);
    await offer(line, offered, context);
    await standBack(line, standingBack, context);
    if (collecting) await collect(line, collecting, context);
    offers += offered.length;
  }
  return offers;
}

/**
 * What becomes of the next in order: each is offered its seats while enough are free. A group that they are too few for
 * is kept them all, and nobody behind it gets one; where none are kept for it, those behind it get them.
 */
function handOut(line: LockedLine, next: readonly Next[], now: Date) {
  const gone: Next[] = [];
  const offered: Next[] = [];
  const standingBack: Next[] = [];
  let free = line.capacity - line.taken;
  for (const place of next) {
    const missing = place.seats - place.collected;
    if (free === 0) break;
    if (place.is_gone) gone.push(place);
    else if (missing <= free) {
      offered.push(place);
      free -= missing;
    } else if (place.stood_back_at === null) {
      if (mayCollect(line, place, now)) return { gone, offered, standingBack, collecting: place };
      standingBack.push(place);
    }
  }
  return { gone, offered, standingBack, collecting: undefined };
}

/** Ends the places of those who want a seat no more, or may have none. */
export async function endGone(
  line: LockedLine,
  gone: readonly (WaitingPlace & { place_no: number })[],
  { db, now }: LineContext,
): Promise<void> {
  if (gone.length === 0) return;
  const { to } = moveInLine('WAITING', 'memberGone', 'system');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version })
    .where(
      'place_no',
      'in',
      gone.map(({ place_no }) => place_no),
    )
    .execute();
  for (const place of gone) countOutWaiting(line, place);
}

async function offer(line: LockedLine, next: readonly Next[], context: LineContext): Promise<void> {
  const { db, now } = context;
  const { to } = moveInLine('WAITING', 'offer', 'system');
  for (const isPresent of [true, false]) {
    const places = next.filter(({ is_present }) => is_present === isPresent);
    if (places.length === 0) continue;
    const dueAt = offerDueAt(line, isPresent, now);
    await db
      .updateTable('place_in_line')
      .set({ status: to, offered_at: now, offer_due_at: dueAt, version: line.version })
      .set({ collected: sql<number>`case when is_group then seats else 0 end` })
      .where(
        'place_no',
        'in',
        places.map(({ place_no }) => place_no),
      )
      .execute();
    await tellOffered(line, { places, dueAt }, context);
  }
  for (const place of next) countOffered(line, place);
}
