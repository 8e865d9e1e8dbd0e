import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { endCollecting, releaseCollected } from './collecting.ts';
import { notifyEnded, notifyOfferExpired } from './notices.ts';
import { endGone, offerSeats } from './offerSeats.ts';
import { SeatQueue, type OfferingRef, type QueueContext } from './SeatQueue.ts';

/** Places ended in one transaction, each with a notice; the job ends the others. */
const MAX_ENDED_AT_ONCE = 500;
const SEED_BYTES = 32;
/** Statement timeout of the lot: a million places take longer than the usual one, and would be tried for ever. */
const LOT_TIMEOUT = '5min';
const GONE_STATUSES = ['WITHDRAWN', 'SUSPENDED'] as const;

/** Advances a queue in a transaction of its own. Returns the number of offers made. */
export const settleQueue = (offering: OfferingRef, { db: database, now }: QueueContext): Promise<number> =>
  inTransaction(database, async (db) => {
    const queue = await SeatQueue.lock(offering, db);
    return queue ? advanceQueue(queue, { db, now }) : 0;
  });

/**
 * Brings a locked queue up to date: draws the lot, expires offers, ends places that cannot get a seat any more, offers
 * every free seat, and stores the counters. Each change that frees or adds a seat, or adds a place, ends with it, so
 * that no seat is idle while a member waits for it. Returns the number of offers made.
 */
export async function advanceQueue(queue: SeatQueue, context: QueueContext): Promise<number> {
  if (queue.queueNo === null) return 0;
  await drawLot(queue, context);
  await expireOffers(queue, context);
  await endOffersOfGone(queue, context);
  await endCollectingOfGone(queue, context);
  await endPlaces(queue, context);
  await endCollecting(queue, context);
  const offers = await offerSeats(queue, context);
  await queue.store(context.db);
  return offers;
}

/**
 * Orders the places that arrived before the opening, once it has come: by the SHA-256 of a seed and the place's number.
 * The seed is drawn at that moment, so that the order cannot be known before, and stored, so that it can be verified.
 */
async function drawLot(queue: SeatQueue, { db, now }: QueueContext): Promise<void> {
  const { queueNo, version, lastTurn } = queue;
  if (queueNo === null || queue.hasOrder || queue.waiting === 0 || queue.applyStartAt > now) return;
  const seed = randomBytes(SEED_BYTES).toString('hex');
  await sql`set local statement_timeout = ${sql.lit(LOT_TIMEOUT)}`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    update place_in_line set turn = drawn.turn, version = ${version}
    from (
      select place_no, ${lastTurn} + row_number() over (order by sha256(convert_to(${seed}::text || ':' || place_no, 'UTF8'))) as turn
      from place_in_line where line_no = ${queueNo} and status = 'WAITING' and turn is null
    ) as drawn
    where place_in_line.place_no = drawn.place_no`.execute(db);
  if (numAffectedRows === 0n) return;
  queue.order(Number(numAffectedRows), now);
  await db.updateTable('line').set({ seed, drawn_at: now }).where('line_no', '=', queueNo).execute();
}

async function expireOffers(queue: SeatQueue, { db, now }: QueueContext): Promise<void> {
  if (queue.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'duePassed', 'system');
  const expired = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: queue.version })
    .where('line_no', '=', queue.queueNo)
    .where('status', '=', from)
    .where('offer_due_at', '<=', now)
    .returning(['place_no', 'member_no', 'is_group', 'seats'])
    .execute();
  queue.endOffers(expired);
  await notifyOfferExpired(queue, expired, { db, now });
}

/** Ends the offers of members who have left or are suspended. */
async function endOffersOfGone(queue: SeatQueue, { db, now }: QueueContext): Promise<void> {
  if (queue.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'memberGone', 'system');
  const ended = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: queue.version })
    .where('line_no', '=', queue.queueNo)
    .where('status', '=', from)
    .where('member_no', 'in', (eb) =>
      eb.selectFrom('member').select('member_no').where('member.status', 'in', GONE_STATUSES),
    )
    .returning('seats')
    .execute();
  queue.endOffers(ended);
}

/** Ends the places that collect seats for members who have left or are suspended. */
async function endCollectingOfGone(queue: SeatQueue, context: QueueContext): Promise<void> {
  if (queue.collected === 0) return;
  const gone = await context.db
    .selectFrom('place_in_line')
    .innerJoin('member', 'member.member_no', 'place_in_line.member_no')
    .select(['place_no', 'seats', 'collected', 'stood_back_at'])
    .where('line_no', '=', queue.queueNo)
    .where('place_in_line.status', '=', 'WAITING')
    .where('collected', '>', 0)
    .where('member.status', 'in', GONE_STATUSES)
    .execute();
  await endGone(queue, gone, context);
}

/** Ends all places of an offering that was called off; after the end of applying, those that wait. */
async function endPlaces(queue: SeatQueue, context: QueueContext): Promise<void> {
  if (queue.isCalledOff) {
    queue.endOffers(await end(queue, moveInLine('OFFERED', 'callOff', 'staff'), context));
    await endWaiting(queue, moveInLine('WAITING', 'callOff', 'staff'), context);
  } else if (queue.applyEndAt <= context.now) {
    await endWaiting(queue, moveInLine('WAITING', 'periodOver', 'system'), context);
  }
}

async function endWaiting(queue: SeatQueue, move: ReturnType<typeof moveInLine>, context: QueueContext): Promise<void> {
  await releaseCollected(queue, context);
  for (const place of await end(queue, move, context)) queue.leave({ ...place, collected: 0 });
}

async function end(queue: SeatQueue, { from, to }: ReturnType<typeof moveInLine>, { db, now }: QueueContext) {
  if (!queue.isLive) return [];
  const ended = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: queue.version })
    .where('place_no', 'in', (eb) =>
      eb
        .selectFrom('place_in_line as due')
        .select('due.place_no')
        .where('due.line_no', '=', queue.queueNo)
        .where('due.status', '=', from)
        .orderBy('due.place_no')
        .limit(MAX_ENDED_AT_ONCE),
    )
    .returning(['place_no', 'member_no', 'is_group', 'seats', 'stood_back_at'])
    .execute();
  await notifyEnded(queue, ended, { db, now });
  return ended;
}
