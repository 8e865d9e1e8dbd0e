import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { endCollecting, releaseCollected } from './collecting.ts';
import { countOutOffered, countOutWaiting } from './counts.ts';
import { drawLot } from './drawLot.ts';
import { storeLine, type LockedLine } from './lockedLine.ts';
import { tellEnded, tellLapsed } from './notices.ts';
import { endGone, offerSeats } from './offerSeats.ts';

interface LineContext {
  db: Queries;
  now: Date;
}

/** Maximum of places ended at once, each with a notice; a job continues with the rest. */
const MAX_ENDED_AT_ONCE = 500;

/**
 * Advances a locked queue: draws the lot, passes on expired offers, ends places that can no longer get a seat, and
 * offers every free seat. Every release or addition of a seat, and every new place, ends with it, so that no seat is
 * idle while a member waits who can use it. Returns the number of offers made.
 */
export async function advanceLine(line: LockedLine, context: LineContext): Promise<number> {
  if (line.lineNo === null) return 0;
  await drawLot(line, context);
  await lapseOffers(line, context);
  await endOffersOfGone(line, context);
  await endCollectingOfGone(line, context);
  await endPlaces(line, context);
  await endCollecting(line, context);
  const offers = await offerSeats(line, context);
  await storeLine(line, context.db);
  return offers;
}

async function lapseOffers(line: LockedLine, { db, now }: LineContext): Promise<void> {
  if (line.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'duePassed', 'system');
  const lapsed = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version })
    .where('line_no', '=', line.lineNo)
    .where('status', '=', from)
    .where('offer_due_at', '<=', now)
    .returning(['place_no', 'member_no', 'is_group', 'seats'])
    .execute();
  countOutOffered(line, lapsed);
  await tellLapsed(line, lapsed, { db, now });
}

const GONE_STATUSES = ['WITHDRAWN', 'SUSPENDED'] as const;

/** Ends offers of members who have left or are suspended. */
async function endOffersOfGone(line: LockedLine, { db, now }: LineContext): Promise<void> {
  if (line.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'memberGone', 'system');
  const ended = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version })
    .where('line_no', '=', line.lineNo)
    .where('status', '=', from)
    .where('member_no', 'in', (eb) =>
      eb.selectFrom('member').select('member_no').where('member.status', 'in', GONE_STATUSES),
    )
    .returning('seats')
    .execute();
  countOutOffered(line, ended);
}

/** Releases seats reserved for members who have left or are suspended. */
async function endCollectingOfGone(line: LockedLine, { db, now }: LineContext): Promise<void> {
  if (line.collected === 0) return;
  const gone = await db
    .selectFrom('place_in_line')
    .innerJoin('member', 'member.member_no', 'place_in_line.member_no')
    .select(['place_no', 'seats', 'collected', 'stood_back_at'])
    .where('line_no', '=', line.lineNo)
    .where('place_in_line.status', '=', 'WAITING')
    .where('collected', '>', 0)
    .where('member.status', 'in', GONE_STATUSES)
    .execute();
  await endGone(line, gone, { db, now });
}

/** Ends waiting places after a call-off or at the end of the application period; an offer remains until its own end. */
async function endPlaces(line: LockedLine, context: LineContext): Promise<void> {
  if (line.isCalledOff) {
    countOutOffered(line, await end(line, moveInLine('OFFERED', 'callOff', 'staff'), context));
    await endWaiting(line, moveInLine('WAITING', 'callOff', 'staff'), context);
  } else if (line.applyEndAt <= context.now) {
    await endWaiting(line, moveInLine('WAITING', 'periodOver', 'system'), context);
  }
}

async function endWaiting(line: LockedLine, move: ReturnType<typeof moveInLine>, context: LineContext): Promise<void> {
  await releaseCollected(line, context);
  for (const place of await end(line, move, context)) countOutWaiting(line, { ...place, collected: 0 });
}

async function end(line: LockedLine, { from, to }: ReturnType<typeof moveInLine>, { db, now }: LineContext) {
  if (line.waiting + line.stoodBack + line.offered === 0) return [];
  const ended = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version })
    .where('place_no', 'in', (eb) =>
      eb
        .selectFrom('place_in_line as due')
        .select('due.place_no')
        .where('due.line_no', '=', line.lineNo)
        .where('due.status', '=', from)
        .orderBy('due.place_no')
        .limit(MAX_ENDED_AT_ONCE),
    )
    .returning(['place_no', 'member_no', 'is_group', 'seats', 'stood_back_at'])
    .execute();
  await tellEnded(line, ended, { db, now });
  return ended;
}
