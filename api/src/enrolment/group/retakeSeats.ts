import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import type { OfferingRef } from '../line/lockedLine.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { findGroup } from './store.ts';

/**
 * Takes all seats of a group again, or none: only while so many are left, nobody waits for one, and it has not begun.
 * Answers whether it did.
 */
export async function retakeSeats(
  { kind, offeringNo, groupNo }: OfferingRef & { groupNo: number },
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  const group = await findGroup(db, groupNo);
  if (!group) return false;
  const { rows } = await sql`
    update ${sql.table(table)} set taken = taken + ${group.seats}
    where ${sql.ref(key)} = ${offeringNo} and taken + ${group.seats} <= capacity and waiting = 0
      and not called_off and held_at > ${now}
    returning 1`.execute(db);
  return rows.length === 1;
}
