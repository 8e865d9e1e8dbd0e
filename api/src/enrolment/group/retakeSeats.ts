import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import { handOver } from '../line/handOver.ts';
import type { OfferingRef } from '../line/lockedLine.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { findGroup } from './store.ts';

/**
 * Takes all seats of a group again, or none: those offered to its employer, else free ones without a queue; only before
 * the start. Returns true if it did.
 */
export async function retakeSeats(
  { kind, offeringNo, groupNo }: OfferingRef & { groupNo: number },
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  const group = await findGroup(db, groupNo);
  if (!group) return false;
  const { application_no, member_no: memberNo } = await db
    .selectFrom('application')
    .select(['application_no', 'member_no'])
    .where('application_no', '=', groupNo)
    .executeTakeFirstOrThrow();
  const offer = { kind, offeringNo, memberNo, now, groupSeats: group.seats };
  const handedOver = await handOver(offer, db, async ({ isCalledOff, heldAt }) =>
    isCalledOff || heldAt <= now ? undefined : { application_no },
  );
  if (handedOver) return true;
  const { rows } = await sql`
    update ${sql.table(table)} set taken = taken + ${group.seats}
    where ${sql.ref(key)} = ${offeringNo} and taken + ${group.seats} <= capacity and waiting = 0
      and not called_off and held_at > ${now}
    returning 1`.execute(db);
  return rows.length === 1;
}
