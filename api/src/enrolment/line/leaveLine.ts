import type { Queries } from '../../database/types/tables.ts';
import { moveInLine } from '../../lifecycles/line.ts';
import { advanceLine } from './advanceLine.ts';
import { countOutOffered, countOutWaiting } from './counts.ts';
import { lockLine, type OfferingRef } from './lockedLine.ts';
import { keepOfferUnsent } from './notices.ts';

/** Gives up the member's place or offer; `own`: not one for a group. Returns the number of places given up. */
export async function leaveLine(
  { memberNo, only, ...offering }: OfferingRef & { memberNo: number; only?: 'own' },
  { db, now }: { db: Queries; now: Date },
): Promise<number> {
  const line = await lockLine(offering, db);
  if (!line || line.lineNo === null) return 0;
  const own = await db
    .selectFrom('place_in_line')
    .select(['place_no', 'status', 'seats', 'collected', 'stood_back_at'])
    .where('line_no', '=', line.lineNo)
    .where('member_no', '=', memberNo)
    .where('status', 'in', ['WAITING', 'OFFERED'])
    .$if(only === 'own', (query) => query.where('is_group', '=', false))
    .executeTakeFirst();
  if (!own) return 0;
  const isOffered = own.status === 'OFFERED';
  const { to } = isOffered ? moveInLine('OFFERED', 'decline', 'member') : moveInLine('WAITING', 'leave', 'member');
  await db
    .updateTable('place_in_line')
    .set({ status: to, ended_at: now, collected: 0, version: line.version })
    .where('place_no', '=', own.place_no)
    .execute();
  if (isOffered) {
    countOutOffered(line, [own]);
    await keepOfferUnsent(own.place_no, { db, now });
  } else countOutWaiting(line, own);
  await advanceLine(line, { db, now });
  return 1;
}
