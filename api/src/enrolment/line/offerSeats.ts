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

/** A member who polled or arrived within the last minute counts as present and gets a 10-minute offer. */
const PRESENT_MS = MINUTE_MS;
const PRESENT_OFFER_MS = 10 * MINUTE_MS;
/**
 * An absent member is notified and gets longer; less if the end of the application period or the day itself is near.
 */
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

/** Due time of an offer. Night hours do not count, and it ends at the latest at the start. */
function offerDueAt({ applyEndAt, heldAt }: LockedLine, isPresent: boolean, now: Date): Date {
  const isNear = Math.min(applyEndAt.getTime(), heldAt.getTime()) - now.getTime() < NEAR_MS;
  const absentMs = isNear ? NEAR_OFFER_MS : ABSENT_OFFER_MS;
  const due = afterDaytime(now, isPresent ? PRESENT_OFFER_MS : absentMs);
  return due < heldAt ? due : heldAt;
}

/** Loads the next waiting places after a position, with the facts needed for an offer. */
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

/** Offers every free seat to the queue in order. Returns the number of offers made. */
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
 * Allocates free seats in queue order: each place gets an offer while enough seats are free. A group that needs more
 * reserves them all, and nobody after it gets one; if it may not reserve, it is passed over.
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

/** Ends the places of members who no longer want or may have a seat. */
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
