import { sql } from 'kysely';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { seal, unseal } from '../../../secrets/seal.ts';
import { sealContextOf } from '../../../secrets/sealedColumns.ts';
import type { PushSubscription } from './pushSender.ts';

type Keys = Configuration['encryptionKeys'];

const contextOf = (pushNo: number) => sealContextOf('push_subscription:sealed', pushNo);

/** Returns the number of the next subscription, to which its seal is bound. */
export async function sealSubscription(db: Queries, keys: Keys, subscription: PushSubscription) {
  const { rows } = await sql<{ push_no: number }>`
    select nextval(pg_get_serial_sequence('push_subscription', 'push_no')) as push_no`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a subscription got no number');
  return { push_no: row.push_no, sealed: seal(keys, JSON.stringify(subscription), contextOf(row.push_no)) };
}

/** Returns a member's subscription; undefined once it has ended or belongs to another member. */
export async function findSubscription(
  db: Queries,
  keys: Keys,
  { pushNo, memberNo }: { pushNo: number; memberNo: number },
): Promise<PushSubscription | undefined> {
  const row = await db
    .selectFrom('push_subscription')
    .select('sealed')
    .where('push_no', '=', pushNo)
    .where('member_no', '=', memberNo)
    .executeTakeFirst();
  return row && (JSON.parse(unseal(keys, row.sealed, contextOf(pushNo))) as PushSubscription);
}
