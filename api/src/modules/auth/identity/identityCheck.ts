import { randomBytes } from 'node:crypto';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { hashOfVisit } from '../../../integrations/identity/protocol/customData.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { tokenOf } from './checks.ts';
import { settleCheck, type SettleContext } from './settleCheck.ts';

/** Time limit for a visitor at the identity service. */
const LIFETIME_MS = 15 * MINUTE_MS;
/** 192 bits: the id of a check cannot be guessed. */
const ID_BYTES = 24;

/** Starts a check for this browser and returns the URL at which it takes place. */
export async function startIdentityCheck(
  { authType, purpose: given, returnPath }: CallValue<Calls['identityStart']>,
  { db, now, browserId, integrations, configuration }: CallContext,
) {
  const { identity: service } = integrations;
  if (!service?.ways.includes(authType)) throw new BusinessError('IDENTITY_WAY_ABSENT');
  const purpose = given ?? null;
  const identity = randomBytes(ID_BYTES).toString('base64url');
  await db
    .insertInto('identity_check')
    .values({
      identity,
      browser_hash: hashOfBrowser(browserId),
      auth_type: authType,
      purpose,
      return_path: returnPath,
      started_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  const token = tokenOf(configuration.encryptionKeys, { identity, authType, purpose });
  return { identity, url: service.open({ identity, authType, token }) };
}

const findCheck = (db: Queries, identity: string, browserId: string) =>
  db
    .selectFrom('identity_check')
    .selectAll()
    .where('identity', '=', identity)
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .executeTakeFirst();

/**
 * State of a check that this browser started; any other check is not found. Looks it up again if the service could not
 * report the result when the browser returned.
 */
export async function identityState({ identity }: CallValue<Calls['identityState']>, context: CallContext) {
  const { db, now, log } = context;
  let browserId = context.browserId;
  let check = await findCheck(db, identity, browserId);
  if (check?.status === 'PENDING' && check.visit_hash !== null) {
    const renewBrowser = () => {
      browserId = context.renewBrowser();
      return browserId;
    };
    try {
      await settleCheck(check, { gaveUp: false }, { ...context, renewBrowser });
    } catch (error) {
      log.warn({ err: error }, 'the identity service did not say how a check ended');
      throw new BusinessError('IDENTITY_DOWN');
    }
    check = await findCheck(db, identity, browserId);
  }
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

/** Parameters of the browser's return. They identify the check and prove nothing. */
interface Return {
  identity: string;
  visit: string;
  gaveUp: boolean;
}

/**
 * Records that the browser has returned from a check that it started, and looks up the result. Returns the path at
 * which the visitor continues; null for any other browser.
 */
export async function returnFromCheck({ identity, visit, gaveUp }: Return, context: SettleContext) {
  const { db, browserId, log } = context;
  const check = await db
    .updateTable('identity_check')
    .set({ visit_hash: hashOfVisit(visit) })
    .where('identity', '=', identity)
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .returningAll()
    .executeTakeFirst();
  if (!check) return null;
  try {
    await settleCheck(check, { gaveUp }, context);
  } catch (error) {
    // The page to which the visitor returns looks it up again.
    log.warn({ err: error }, 'the identity service did not say how a check ended');
  }
  return `${check.return_path}${check.return_path.includes('?') ? '&' : '?'}identity=${check.identity}`;
}
