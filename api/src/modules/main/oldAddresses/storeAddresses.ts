import { sql } from 'kysely';
import { addDays, seoulDay } from '@portal/shared/time';
import type { Queries } from '../../../database/types/tables.ts';
import { recordAct, type ActContext } from '../../../internalControls/audit/recordAct.ts';
import { addressKey } from './addressKey.ts';
import type { MappedAddress } from './readAddresses.ts';

/** Rows per statement, each of which is limited in time. */
const ROWS_AT_ONCE = 1000;

/** Stores the addresses of a table, over those that are stored; returns how many are new or have another target. */
export async function storeAddresses(rows: readonly MappedAddress[], context: ActContext): Promise<number> {
  const { db, now } = context;
  let changed = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('old_address')
      .values(
        rows
          .slice(from, from + ROWS_AT_ONCE)
          .map(({ key, address, target }) => ({ address_key: key, address, target, made_at: now })),
      )
      .onConflict((conflict) =>
        conflict.constraint('old_address_once').doUpdateSet({
          address: (eb) => eb.ref('excluded.address'),
          target: (eb) => eb.ref('excluded.target'),
          made_at: now,
        }).where(sql<boolean>`(old_address.address, old_address.target) is distinct from
            (excluded.address, excluded.target)`),
      )
      .executeTakeFirst();
    changed += Number(numInsertedOrUpdatedRows);
  }
  if (changed > 0)
    await recordAct(context, {
      act: 'map old addresses',
      object: 'old_address',
      objectNo: null,
      detail: { found: changed },
    });
  return changed;
}

/** Removes one address; returns whether it was stored. */
export async function removeAddress(address: string, context: ActContext): Promise<boolean> {
  const removed = await context.db
    .deleteFrom('old_address')
    .where('address_key', '=', addressKey(address))
    .returning('old_address_no')
    .executeTakeFirst();
  if (!removed) return false;
  await recordAct(context, { act: 'remove old address', object: 'old_address', objectNo: removed.old_address_no });
  return true;
}

/** Lists stored addresses. */
export const listAddresses = (db: Queries) =>
  db.selectFrom('old_address').select(['address', 'target']).orderBy('address').execute();

/** Addresses that were asked for without a page in the last days, most often asked first. */
export const listMissed = (db: Queries, { now, days, limit }: { now: Date; days: number; limit: number }) =>
  db
    .selectFrom('missed_address')
    .select('address')
    .select(({ fn }) => [fn.sum<string>('asked').as('asked'), fn.max('day').as('last_day')])
    .where('day', '>', addDays(seoulDay(now), -days))
    .groupBy('address')
    .orderBy('asked', 'desc')
    .orderBy('address')
    .limit(limit)
    .execute();
