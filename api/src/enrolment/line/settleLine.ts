import { inTransaction } from '../../database/transaction.ts';
import type { Queries } from '../../database/types/tables.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, type OfferingRef } from './lockedLine.ts';

/** Brings a line to where it stands now. Answers how many seats it has offered by that. */
export const settleLine = (offering: OfferingRef, { db: database, now }: { db: Queries; now: Date }): Promise<number> =>
  inTransaction(database, async (db) => {
    const line = await lockLine(offering, db);
    return line ? advanceLine(line, { db, now }) : 0;
  });
