import { randomBytes } from 'node:crypto';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import type { IdentityResult } from '../../../integrations/identity/protocol/identityGateway.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { storeVerifiedPhone } from '../phone/verifiedPhone.ts';

/** How long a visitor may take at the gateway. */
const LIFETIME_MS = 15 * MINUTE_MS;
/** 192 bits: the id of a check cannot be guessed. */
const ID_BYTES = 24;

/** Starts a check for this browser and returns the URL of the gateway's page. */
export async function startIdentityCheck(
  { authType, returnPath }: CallValue<Calls['identityStart']>,
  { db, now, browserId, integrations }: CallContext,
) {
  if (!integrations.identity) throw new BusinessError('LOOKUP_DOWN');
  const identity = randomBytes(ID_BYTES).toString('base64url');
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

/** The state of a check that this browser started; any other check is not found. */
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
 * Accepts a result of the gateway once, and only in the browser that started the check: carried into another browser
 * it proves nothing. Returns the path at which the visitor continues, or null.
 */
export function acceptIdentityResult(
  result: IdentityResult,
  { db, browserId, renewBrowser, now }: Pick<CallContext, 'db' | 'browserId' | 'renewBrowser' | 'now'>,
): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    const check = await transaction
      .selectFrom('identity_check')
      .selectAll()
      .where('identity', '=', result.identity)
      .where('browser_hash', '=', hashOfBrowser(browserId))
      .forUpdate()
      .executeTakeFirst();
    if (!check) return null;
    if (check.status === 'PENDING' && check.expires_at > now) {
      const outcome = result.proved
        ? { status: 'VERIFIED' as const, name: result.name, user_birth: result.userBirth, user_phone: result.userPhone }
        : { status: 'FAILED' as const };
      await transaction.updateTable('identity_check').set(outcome).where('identity', '=', check.identity).execute();
      // A credit card or an i-PIN proves a person without a phone.
      if (result.proved && result.userPhone !== '') {
        const renewedId = await storeVerifiedPhone(result, { db: transaction, renewBrowser, now });
        // The page that the visitor returns to asks how the check ended.
        await transaction
          .updateTable('identity_check')
          .set({ browser_hash: hashOfBrowser(renewedId) })
          .where('identity', '=', check.identity)
          .execute();
      }
    }
    return `${check.return_path}${check.return_path.includes('?') ? '&' : '?'}identity=${check.identity}`;
  });
}
