import { randomBytes } from 'node:crypto';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityResult } from '../../../integrations/identity/identityGateway.ts';
import { BusinessError, HttpError } from '../../../pipeline/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { storeVerifiedPhone } from '../phone/verifiedPhone.ts';

/** A visit to the gateway may take this long. */
const LIFETIME_MS = 15 * 60_000;

/** Begins a check for this browser and says where the gateway's page is. */
export async function startIdentityCheck(
  { authType, returnPath }: CallValue<Calls['identityStart']>,
  context: CallContext,
) {
  const { db, now, browserId, integrations } = context;
  if (!integrations.identity) throw new BusinessError('LOOKUP_DOWN');
  const identity = randomBytes(24).toString('base64url');
  await db
    .insertInto('identity_check')
    .values({
      identity,
      browser_hash: hashOfBrowser(browserId),
      auth_type: authType,
      return_path: returnPath,
      started_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  return { identity, url: integrations.identity.open({ identity, authType }) };
}

/** How a check of this browser stands; another browser's is unknown. */
export async function identityState(
  { identity }: CallValue<Calls['identityState']>,
  { db, now, browserId }: CallContext,
) {
  const check = await db
    .selectFrom('identity_check')
    .selectAll()
    .where('identity', '=', identity)
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .executeTakeFirst();
  if (!check) throw new HttpError('NOT_FOUND');
  const isOver = check.status === 'PENDING' && check.expires_at <= now;
  return {
    status: isOver ? ('EXPIRED' as const) : check.status,
    authType: check.auth_type,
    name: check.name,
    userBirth: check.user_birth,
    userPhone: check.user_phone,
  };
}

/**
 * Takes a result that the gateway made, once, and only in the browser that began the check: a result that someone
 * else's browser carries proves nothing. Answers where the visitor goes on, or null.
 */
export function takeIdentityResult(
  db: Queries,
  browserId: string,
  result: IdentityResult,
  now: Date,
): Promise<string | null> {
  const browserHash = hashOfBrowser(browserId);
  return inTransaction(db, async (transaction) => {
    const check = await transaction
      .selectFrom('identity_check')
      .selectAll()
      .where('identity', '=', result.identity)
      .where('browser_hash', '=', browserHash)
      .forUpdate()
      .executeTakeFirst();
    if (!check) return null;
    if (check.status === 'PENDING' && check.expires_at > now) {
      const proved = result.proved
        ? { status: 'VERIFIED' as const, name: result.name, user_birth: result.userBirth, user_phone: result.userPhone }
        : { status: 'FAILED' as const };
      await transaction.updateTable('identity_check').set(proved).where('identity', '=', check.identity).execute();
      if (result.proved && result.userPhone !== '') await storeVerifiedPhone(transaction, browserHash, result, now);
    }
    return `${check.return_path}${check.return_path.includes('?') ? '&' : '?'}identity=${check.identity}`;
  });
}
