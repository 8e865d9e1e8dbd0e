import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, storeLine, type LockedLine, type OfferingRef } from './lockedLine.ts';
import { keepOfferUnsent } from './notices.ts';

interface OwnOffer {
  memberNo: number;
  now: Date;
  /** For a group: the number of offered seats to use; the rest goes to the next. */
  groupSeats?: number | undefined;
}

/** Finds a member's place with a current offer; stable under the queue's lock. */
const findOffer = (lineNo: number, { memberNo, now, groupSeats }: OwnOffer, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .select(['place_no', 'seats'])
    .where('line_no', '=', lineNo)
    .where('member_no', '=', memberNo)
    .where('status', '=', 'OFFERED')
    .where('offer_due_at', '>', now)
    .where('is_group', '=', groupSeats !== undefined)
    .where('seats', '>=', groupSeats ?? 1)
    .executeTakeFirst();

/**
 * Gives the offered seats to the application that `apply` creates; they are already taken. Returns null without a
 * sufficient offer, and undefined if `apply` creates none.
 */
export async function handOver<Application extends { application_no: number }>(
  { memberNo, now, groupSeats, ...offering }: OfferingRef & OwnOffer,
  db: Queries,
  apply: (line: LockedLine) => Promise<Application | undefined>,
): Promise<Application | null | undefined> {
  const line = await lockLine(offering, db);
  if (!line || line.lineNo === null || line.offered === 0) return null;
  const own = await findOffer(line.lineNo, { memberNo, now, groupSeats }, db);
  if (!own) return null;
  const application = await apply(line);
  if (!application) return undefined;
  const { to } = moveInLine('OFFERED', 'submit', 'member');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version, application_no: application.application_no })
    .where('place_no', '=', own.place_no)
    .execute();
  line.offered -= own.seats;
  const left = own.seats - (groupSeats ?? 1);
  line.taken -= left;
  await (left > 0 ? advanceLine(line, { db, now }) : storeLine(line, db));
  await keepOfferUnsent(own.place_no, { db, now });
  return application;
}
