import { sql } from 'kysely';
import { afterDaytime } from '../../clock/daytime.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock/durations.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { collect, mayCollect, passOver } from './collecting.ts';
import { notifyOffered } from './notices.ts';
import type { QueueContext, SeatQueue, WaitingPlace } from './SeatQueue.ts';

/** A member who joined or polled within this time is present, and gets the short offer. */
const PRESENT_MS = MINUTE_MS;
export const PRESENT_OFFER_MS = 10 * MINUTE_MS;
/** Offer to a member who is not present; shorter when the end of applying or the day itself is near. */
export const ABSENT_OFFER_MS = DAY_MS;
export const NEAR_MS = 3 * DAY_MS;
export const NEAR_OFFER_MS = 2 * HOUR_MS;

interface Next extends WaitingPlace {
  place_no: number;
  member_no: number;
  turn: number;
  is_group: boolean;
  is_gone: boolean;
  is_present: boolean;
}

/** When an offer expires: night hours are not counted, and the offering's own beginning is the latest. */
function offerDueAt({ applyEndAt, heldAt }: SeatQueue, isPresent: boolean, now: Date): Date {
  const isNear = Math.min(applyEndAt.getTime(), heldAt.getTime()) - now.getTime() < NEAR_MS;
  const absentMs = isNear ? NEAR_OFFER_MS : ABSENT_OFFER_MS;
  const due = afterDaytime(now, isPresent ? PRESENT_OFFER_MS : absentMs);
  return due < heldAt ? due : heldAt;
}

/** Waiting places behind a turn, in order, at most as many as seats are free. */
async function findNext(queue: SeatQueue, behind: number, { db, now }: QueueContext): Promise<Next[]> {
  const key = sql.ref(OFFERING_KINDS[queue.kind].key);
  const { rows } = await sql<Next>`
    select place.place_no, place.member_no, place.turn, place.is_group, place.seats, place.collected, place.stood_back_at,
      member.status in ('WITHDRAWN', 'SUSPENDED') or (not place.is_group and exists (
        select from application where application.member_no = place.member_no and application.${key} = ${queue.offeringNo}
          and application.status not in ('EXPIRED', 'CANCELLED')
      )) as is_gone,
      greatest(line_presence.asked_at, place.arrived_at) > ${new Date(now.getTime() - PRESENT_MS)}::timestamptz as is_present
    from place_in_line as place
    join member on member.member_no = place.member_no
    left join line_presence on line_presence.place_no = place.place_no
    where place.line_no = ${queue.queueNo} and place.status = 'WAITING' and place.turn > ${behind}
    order by place.turn limit ${queue.free}`.execute(db);
  return rows;
}

/** Offers all free seats in queue order. Returns the number of offers. */
export async function offerSeats(queue: SeatQueue, context: QueueContext): Promise<number> {
  let offers = 0;
  let behind = 0;
  while (queue.isOpen(context.now) && queue.free > 0 && queue.waiting > 0) {
    const next = await findNext(queue, behind, context);
    const last = next.at(-1);
    if (!last) break;
    behind = last.turn;
    const { gone, offered, passedOver, collecting } = allocate(queue, next, context.now);
    await endGone(queue, gone, context);
    await offer(queue, offered, context);
    await passOver(queue, passedOver, context);
    if (collecting) await collect(queue, collecting, context);
    offers += offered.length;
  }
  return offers;
}

/**
 * Allocates free seats in queue order. A group larger than the free seats collects them, and nobody behind it gets one;
 * if it may not collect it is passed over, and the places behind it get them.
 */
function allocate(queue: SeatQueue, next: readonly Next[], now: Date) {
  const gone: Next[] = [];
  const offered: Next[] = [];
  const passedOver: Next[] = [];
  let { free } = queue;
  for (const place of next) {
    const missing = place.seats - place.collected;
    if (free === 0) break;
    if (place.is_gone) gone.push(place);
    else if (missing <= free) {
      offered.push(place);
      free -= missing;
    } else if (place.stood_back_at === null) {
      if (mayCollect(queue, place, now)) return { gone, offered, passedOver, collecting: place };
      passedOver.push(place);
    }
  }
  return { gone, offered, passedOver, collecting: undefined };
}

/** Ends the waiting places of members who have applied already, have left or are suspended. */
export async function endGone(
  queue: SeatQueue,
  gone: readonly (WaitingPlace & { place_no: number })[],
  { db, now }: QueueContext,
): Promise<void> {
  if (gone.length === 0) return;
  const { to } = moveInLine('WAITING', 'memberGone', 'system');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: queue.version })
    .where(
      'place_no',
      'in',
      gone.map(({ place_no }) => place_no),
    )
    .execute();
  for (const place of gone) queue.leave(place);
}

async function offer(queue: SeatQueue, next: readonly Next[], context: QueueContext): Promise<void> {
  const { db, now } = context;
  const { to } = moveInLine('WAITING', 'offer', 'system');
  for (const isPresent of [true, false]) {
    const places = next.filter(({ is_present }) => is_present === isPresent);
    if (places.length === 0) continue;
    const dueAt = offerDueAt(queue, isPresent, now);
    await db
      .updateTable('place_in_line')
      .set({ status: to, offered_at: now, offer_due_at: dueAt, version: queue.version })
      .set({ collected: sql<number>`case when is_group then seats else 0 end` })
      .where(
        'place_no',
        'in',
        places.map(({ place_no }) => place_no),
      )
      .execute();
    await notifyOffered(queue, { places, dueAt }, context);
  }
  for (const place of next) queue.offer(place);
}
