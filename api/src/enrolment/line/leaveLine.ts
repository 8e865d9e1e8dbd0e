import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, type OfferingRef } from './lockedLine.ts';
import { keepOfferUnsent } from './notices.ts';

/** Gives up the member's place, or the seat that is offered to it. Answers the places given up. */
export async function leaveLine(
  { memberNo, ...offering }: OfferingRef & { memberNo: number },
  { db, now }: { db: Queries; now: Date },
): Promise<number> {
  const line = await lockLine(offering, db);
  if (!line || line.lineNo === null) return 0;
  const own = await db
    .selectFrom('place_in_line')
    .select(['place_no', 'status'])
    .where('line_no', '=', line.lineNo)
    .where('member_no', '=', memberNo)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .executeTakeFirst();
  if (!own) return 0;
  const isOffered = own.status === 'OFFERED';
  const { to } = isOffered ? moveInLine('OFFERED', 'decline', 'member') : moveInLine('WAITING', 'leave', 'member');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, version: line.version })
    .where('place_no', '=', own.place_no)
    .execute();
  if (isOffered) {
    line.offered -= 1;
    line.taken -= 1;
    await keepOfferUnsent(own.place_no, { db, now });
  } else line.waiting -= 1;
  await advanceLine(line, { db, now });
  return 1;
}
