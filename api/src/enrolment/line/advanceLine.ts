import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { drawLot } from './drawLot.ts';
import { storeLine, type LockedLine } from './lockedLine.ts';
import { tellEnded, tellLapsed } from './notices.ts';
import { offerSeats } from './offerSeats.ts';

interface LineContext {
  db: Queries;
  now: Date;
}

/** Places that are ended at once, each with a notice; a job goes on with the others. */
const MAX_ENDED_AT_ONCE = 500;

/**
 * Brings a line to where it stands now, under its lock: draws the lot, passes on the seats whose time is over, ends
 * what nothing can come of any more, and offers every seat that nobody has. Whatever frees a seat, adds one, or adds a
 * place ends with it, so that no seat is idle while somebody waits. Answers how many seats it has offered.
 */
export async function advanceLine(line: LockedLine, context: LineContext): Promise<number> {
  if (line.lineNo === null) return 0;
  await drawLot(line, context);
  await lapseOffers(line, context);
  await endOffersOfGone(line, context);
  await endPlaces(line, context);
  const offers = await offerSeats(line, context);
  await storeLine(line, context.db);
  return offers;
}

async function lapseOffers(line: LockedLine, { db, now }: LineContext): Promise<void> {
  if (line.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'duePassed', 'system');
  const lapsed = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, version: line.version })
    .where('line_no', '=', line.lineNo)
    .where('status', '=', from)
    .where('offer_due_at', '<=', now)
    .returning(['place_no', 'member_no'])
    .execute();
  giveBack(line, lapsed.length);
  await tellLapsed(line, lapsed, { db, now });
}

/** Who has left the association or is suspended fills in no form. */
async function endOffersOfGone(line: LockedLine, { db, now }: LineContext): Promise<void> {
  if (line.offered === 0) return;
  const { from, to } = moveInLine('OFFERED', 'memberGone', 'system');
  const { numUpdatedRows } = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, version: line.version })
    .where('line_no', '=', line.lineNo)
    .where('status', '=', from)
    .where('member_no', 'in', (eb) =>
      eb.selectFrom('member').select('member_no').where('member.status', 'in', ['WITHDRAWN', 'SUSPENDED']),
    )
    .executeTakeFirst();
  giveBack(line, Number(numUpdatedRows));
}

/** Nobody waits for what is called off, or when applying is over; an offer holds until its own end. */
async function endPlaces(line: LockedLine, context: LineContext): Promise<void> {
  if (line.isCalledOff) {
    giveBack(line, await end(line, moveInLine('OFFERED', 'callOff', 'staff'), context));
    line.waiting -= await end(line, moveInLine('WAITING', 'callOff', 'staff'), context);
  } else if (line.applyEndAt <= context.now) {
    line.waiting -= await end(line, moveInLine('WAITING', 'periodOver', 'system'), context);
  }
}

async function end(
  line: LockedLine,
  { from, to }: ReturnType<typeof moveInLine>,
  { db, now }: LineContext,
): Promise<number> {
  if (line.waiting + line.offered === 0) return 0;
  const ended = await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, version: line.version })
    .where('place_no', 'in', (eb) =>
      eb
        .selectFrom('place_in_line as due')
        .select('due.place_no')
        .where('due.line_no', '=', line.lineNo)
        .where('due.status', '=', from)
        .orderBy('due.place_no')
        .limit(MAX_ENDED_AT_ONCE),
    )
    .returning(['place_no', 'member_no'])
    .execute();
  await tellEnded(line, ended, { db, now });
  return ended.length;
}

/** The seats of so many offers are nobody's now. */
function giveBack(line: LockedLine, offers: number): void {
  line.offered -= offers;
  line.taken -= offers;
}
