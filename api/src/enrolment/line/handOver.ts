import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { lockLine, storeLine, type LockedLine, type OfferingRef } from './lockedLine.ts';
import { keepOfferUnsent } from './notices.ts';

interface OwnOffer {
  memberNo: number;
  now: Date;
}

/** The place of a member to which a seat is offered now; under the lock of the line nobody else changes it. */
const findOffer = (lineNo: number, { memberNo, now }: OwnOffer, db: Queries) =>
  db
    .selectFrom('place_in_line')
    .select('place_no')
    .where('line_no', '=', lineNo)
    .where('member_no', '=', memberNo)
    .where('status', '=', 'OFFERED')
    .where('offer_due_at', '>', now)
    .executeTakeFirst();

/**
 * Gives the seat that a member is offered to the application that `apply` makes: it is taken already. Answers null
 * where the member is offered none, and what `apply` answers where it makes no application.
 */
export async function handOver<Application extends { application_no: number }>(
  { memberNo, now, ...offering }: OfferingRef & OwnOffer,
  db: Queries,
  apply: (line: LockedLine) => Promise<Application | undefined>,
): Promise<Application | null | undefined> {
  const line = await lockLine(offering, db);
  if (!line || line.lineNo === null || line.offered === 0) return null;
  const own = await findOffer(line.lineNo, { memberNo, now }, db);
  if (!own) return null;
  const application = await apply(line);
  if (!application) return undefined;
  const { to } = moveInLine('OFFERED', 'submit', 'member');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, version: line.version, application_no: application.application_no })
    .where('place_no', '=', own.place_no)
    .execute();
  line.offered -= 1;
  await storeLine(line, db);
  await keepOfferUnsent(own.place_no, { db, now });
  return application;
}
