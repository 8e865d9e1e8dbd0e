import { VERIFIED_LIFETIME_SECONDS } from '@portal/shared/contract/auth';
import { SECOND_MS } from '../../../clock/durations.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from './browserHash.ts';
import { isSameName } from './sameName.ts';

/** A phone that was verified in the calling browser within the last ten minutes. */
export interface VerifiedPhone {
  verifiedNo: number;
  name: string;
  userPhone: string;
}

/**
 * Stores that a phone was verified. The browser gets a new id, to which the proof, its passed identity checks and
 * its notices belong.
 */
export async function storeVerifiedPhone(
  { name, userPhone }: Omit<VerifiedPhone, 'verifiedNo'>,
  { db, browserId: formerId, renewBrowser, now }: Pick<CallContext, 'db' | 'browserId' | 'renewBrowser' | 'now'>,
): Promise<void> {
  const browserId = renewBrowser();
  await db
    .updateTable('push_subscription')
    .set({ browser_hash: hashOfBrowser(browserId) })
    .where('browser_hash', '=', hashOfBrowser(formerId))
    .execute();
  await db
    .updateTable('identity_check')
    .set({ browser_hash: hashOfBrowser(browserId) })
    .where('browser_hash', '=', hashOfBrowser(formerId))
    .where('status', '=', 'VERIFIED')
    .execute();
  await db
    .insertInto('verified_phone')
    .values({ browser_hash: hashOfBrowser(browserId), name, user_phone: userPhone, verified_at: now })
    .execute();
}

/** Rejects with PHONE_NOT_VERIFIED unless this phone was verified in this browser, for this name if one is passed. */
export async function requireVerifiedPhone(
  { userPhone, name }: { userPhone: string; name?: string },
  { db, browserId, now }: Pick<CallContext, 'db' | 'browserId' | 'now'>,
): Promise<VerifiedPhone> {
  const row = await db
    .selectFrom('verified_phone')
    .select(['verified_no', 'name'])
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where('user_phone', '=', userPhone)
    .where('consumed_at', 'is', null)
    .where('verified_at', '>', new Date(now.getTime() - VERIFIED_LIFETIME_SECONDS * SECOND_MS))
    .orderBy('verified_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || (name !== undefined && !isSameName(row.name, name))) throw new BusinessError('PHONE_NOT_VERIFIED');
  return { verifiedNo: row.verified_no, name: row.name, userPhone };
}

/** Consumes the verification in the caller's transaction; of several concurrent calls, one succeeds. */
export async function consumeVerifiedPhone(
  { verifiedNo }: VerifiedPhone,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<void> {
  const consumed = await db
    .updateTable('verified_phone')
    .set({ consumed_at: now })
    .where('verified_no', '=', verifiedNo)
    .where('consumed_at', 'is', null)
    .returning('verified_no')
    .executeTakeFirst();
  if (!consumed) throw new BusinessError('PHONE_NOT_VERIFIED');
}
