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

/** Places that are ended at once, each with a notice; a job goes on with the others. */
const MAX_ENDED_AT_ONCE = 500;

/**
 * Brings a line to where it stands now, under its lock: draws the lot, passes on the seats whose time is over, ends
 * what nothing can come of any more, and offers every seat that nobody has. Whatever frees a seat, adds one, or adds a
 * place ends with it, so that no seat is idle while somebody waits who can use it. Answers how many offers it has made.
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

/** Who has left the association or is suspended fills in no form. */
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

/** What is kept for somebody who is gone would be kept for nobody. */
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

/** Nobody waits for what is called off, or when applying is over; an offer holds until its own end. */
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
