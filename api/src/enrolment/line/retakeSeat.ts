import { sql } from 'kysely';
import type { Queries } from '../../database/types/tables.ts';
import { OFFERING_KINDS } from '../offering/offeringKind.ts';
import { handOver } from './handOver.ts';
import type { OfferingRef } from './lockedLine.ts';

/**
 * Takes a seat again for an application that has released it: the member's current offer, else a free seat without a
 * queue. Only before the start, and if the member has not applied again. Returns true if it did.
 */
export async function retakeSeat(
  { kind, offeringNo, ...application }: OfferingRef & { application_no: number; member_no: number },
  { db, now }: { db: Queries; now: Date },
): Promise<boolean> {
  const { table, key } = OFFERING_KINDS[kind];
  const memberNo = application.member_no;
  const handedOver = await handOver({ kind, offeringNo, memberNo, now }, db, async ({ isCalledOff, heldAt }) =>
    isCalledOff || heldAt <= now ? undefined : application,
  );
  if (handedOver) return true;
  const { rows } = await sql`
    update ${sql.table(table)} as offering set taken = taken + 1
    where ${sql.ref(key)} = ${offeringNo} and taken < capacity and not called_off and held_at > ${now}
      and waiting = 0
      and not exists (
        select 1 from application as other
        where other.member_no = ${memberNo} and other.${sql.ref(key)} = ${offeringNo} and other.status not in ('EXPIRED', 'CANCELLED')
      )
    returning 1`.execute(db);
  return rows.length === 1;
}
