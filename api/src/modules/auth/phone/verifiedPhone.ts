import { VERIFIED_LIFETIME_SECONDS } from '@portal/shared/contract/auth';
import type { Queries } from '../../../database/tables.ts';
import { BusinessError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from './browserHash.ts';

/** A phone that was proved in the browser that calls, within the last ten minutes. */
export interface VerifiedPhone {
  verifiedNo: number;
  name: string;
  userPhone: string;
}

type Asking = Pick<CallContext, 'db' | 'browserId' | 'now'>;

export async function storeVerifiedPhone(
  db: Queries,
  browserHash: Buffer,
  { name, userPhone }: Omit<VerifiedPhone, 'verifiedNo'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('verified_phone')
    .values({ browser_hash: browserHash, name, user_phone: userPhone, verified_at: now })
    .execute();
}

/** Refuses with PHONE_NOT_VERIFIED unless this phone was; and this name, where one is given. */
export async function requireVerifiedPhone(
  { db, browserId, now }: Asking,
  { userPhone, name }: { userPhone: string; name?: string },
): Promise<VerifiedPhone> {
  const row = await db
    .selectFrom('verified_phone')
    .select(['verified_no', 'name'])
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where('user_phone', '=', userPhone)
    .where('consumed_at', 'is', null)
    .where('verified_at', '>', new Date(now.getTime() - VERIFIED_LIFETIME_SECONDS * 1000))
    .orderBy('verified_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (name !== undefined && !isSameName(row.name, name))) throw new BusinessError('PHONE_NOT_VERIFIED');
  return { verifiedNo: row.verified_no, name: row.name, userPhone };
}

/** Uses it up, in the transaction that acts on it; of several that try at once one succeeds. */
export async function consumeVerifiedPhone(
  { db, now }: Pick<Asking, 'db' | 'now'>,
  { verifiedNo }: VerifiedPhone,
): Promise<void> {
  const used = await db
    .updateTable('verified_phone')
    .set({ consumed_at: now })
    .where('verified_no', '=', verifiedNo)
    .where('consumed_at', 'is', null)
    .returning('verified_no')
    .executeTakeFirst();
  if (!used) throw new BusinessError('PHONE_NOT_VERIFIED');
}

/** Names as people type them: composed or not, with or without a space. */
export const isSameName = (one: string | null, other: string): boolean => one !== null && bare(one) === bare(other);
const bare = (name: string) => name.normalize('NFC').replace(/\s/g, '').toLowerCase();
