import { inTransaction } from '../../database/transaction.ts';
import type { Queries } from '../../database/types/tables.ts';
import { advanceLine } from './advanceLine.ts';
import { lockLine, type OfferingRef } from './lockedLine.ts';

/** Locks and advances a queue. Returns the number of offers made. */
export const settleLine = (offering: OfferingRef, { db: database, now }: { db: Queries; now: Date }): Promise<number> =>
  inTransaction(database, async (db) => {
    const line = await lockLine(offering, db);
    return line ? advanceLine(line, { db, now }) : 0;
  });
