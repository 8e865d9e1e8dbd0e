import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { filledTarget, keysOf } from './addressKey.ts';
import { missedAddress } from './missedAddress.ts';

/** Addresses of a day in the report, and requests that are counted for each: a robot tries any number. */
const MAX_MISSED = 1000;
const MAX_ASKED = 9999;

/** Returns the page of an address of the former site, or counts that it has none. */
export async function findOldAddress(
  { url: asked }: CallValue<Calls['findOldAddress']>,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<CallAnswer<Calls['findOldAddress']>> {
  const keys = keysOf(asked);
  const found = await db
    .selectFrom('old_address')
    .select(['address_key', 'address', 'target'])
    .where(sql<boolean>`address_key = any(${keys.map(({ key }) => key)}::text[])`)
    .execute();
  const byKey = new Map(found.map((row) => [row.address_key, row]));
  for (const { key, numbers } of keys) {
    const pattern = byKey.get(key);
    if (pattern) return { target: filledTarget(pattern, numbers) };
  }
  await countMissed(db, asked, now);
  return { target: null };
}

async function countMissed(db: Queries, asked: string, now: Date): Promise<void> {
  const [day, address] = [seoulDay(now), missedAddress(asked)];
  await sql`
    insert into missed_address (day, address, asked)
    select ${day}, ${address}, 1
    where exists (select from missed_address where day = ${day} and address = ${address})
      or (select count(*) from missed_address where day = ${day}) < ${MAX_MISSED}
    on conflict (day, address) do update set asked = least(missed_address.asked + 1, ${MAX_ASKED})`.execute(db);
}
