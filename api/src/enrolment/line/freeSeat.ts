import type { Queries } from '../../database/types/tables.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, storeLine, type OfferingRef } from './lockedLine.ts';

/** Releases one or more seats and offers them to the queue in the same transaction. */
export async function freeSeat(
  offering: OfferingRef,
  { db, now }: { db: Queries; now: Date },
  seats = 1,
): Promise<void> {
  if (seats === 0) return;
  const line = await lockLine(offering, db);
  if (!line) return;
  line.taken -= seats;
  await storeLine(line, db);
  if (line.waiting + line.stoodBack > 0) await advanceLine(line, { db, now });
}
