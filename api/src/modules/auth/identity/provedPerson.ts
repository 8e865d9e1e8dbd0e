import type { IdentityPurpose } from '@portal/shared/contract/auth';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { unseal } from '../../../secrets/seal.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { isSameName } from '../phone/sameName.ts';
import { sealContextOfCheck } from './checks.ts';

/** Time after its start in which a check can be used. */
const USABLE_MS = 60 * MINUTE_MS;

export interface ProvedPerson {
  /** Check that proved the identity. */
  identity: string;
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  /** Empty if the service sends none. */
  ci: string;
}

type Context = Pick<CallContext, 'db' | 'now' | 'browserId' | 'configuration'>;

/** Usable checks of this browser that proved a person for this purpose. */
function provedChecks({ db, now, browserId }: Context, purpose: IdentityPurpose) {
  return db
    .selectFrom('identity_check')
    .select(['identity', 'name', 'user_birth', 'user_phone', 'ci_sealed'])
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where('status', '=', 'VERIFIED')
    .where('started_at', '>', new Date(now.getTime() - USABLE_MS))
    .where((either) =>
      // Older clients send no purpose; they have every purpose but `find`.
      purpose === 'find'
        ? either('purpose', '=', purpose)
        : either.or([either('purpose', '=', purpose), either('purpose', 'is', null)]),
    )
    .orderBy('started_at', 'desc');
}

type Check = Awaited<ReturnType<ReturnType<typeof provedChecks>['executeTakeFirstOrThrow']>>;

const personOf = (check: Check, { configuration: { encryptionKeys } }: Context): ProvedPerson => ({
  identity: check.identity,
  name: check.name,
  userBirth: check.user_birth,
  ci: check.ci_sealed === null ? '' : unseal(encryptionKeys, check.ci_sealed, sealContextOfCheck(check.identity)),
});

/**
 * Person of this name proved by this browser's newest check for this purpose, with this phone or without one; null if
 * there is none.
 */
export async function readProvedPerson(
  { name, userPhone, purpose }: { name: string; userPhone: string; purpose: IdentityPurpose },
  context: Context,
): Promise<ProvedPerson | null> {
  const check = await provedChecks(context, purpose).where('user_phone', 'in', [userPhone, '']).executeTakeFirst();
  return check && isSameName(check.name, name) ? personOf(check, context) : null;
}

/** Consumes a check of this browser for a correction and returns the proved person; null if there is none. */
export async function takeIdentityResult(identity: string, context: Context): Promise<ProvedPerson | null> {
  const check = await provedChecks(context, 'correction').where('identity', '=', identity).executeTakeFirst();
  return check && (await consumeCheck(identity, context)) ? personOf(check, context) : null;
}

/** Consumes a check in the caller's transaction; of several concurrent calls, one returns true. */
export async function consumeCheck(identity: string, { db }: Pick<CallContext, 'db'>): Promise<boolean> {
  const consumed = await db
    .deleteFrom('identity_check')
    .where('identity', '=', identity)
    .returning('identity')
    .executeTakeFirst();
  return consumed !== undefined;
}
