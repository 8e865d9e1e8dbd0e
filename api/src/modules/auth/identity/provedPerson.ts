import type { IdentityPurpose } from '@portal/shared/contract/auth';
import { MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { unseal } from '../../../secrets/seal.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';
import { isSameName } from '../phone/sameName.ts';
import { sealContextOfCheck } from './checks.ts';

/** How long after it was begun a check can be acted on. */
const USABLE_MS = 60 * MINUTE_MS;

export interface ProvedPerson {
  /** The check that has proved it. */
  identity: string;
  name: string;
  /** YYYYMMDD. */
  userBirth: string;
  /** Empty where the service tells none. */
  ci: string;
}

type Context = Pick<CallContext, 'db' | 'now' | 'browserId' | 'configuration'>;

/** The checks of this browser that have proved somebody for this purpose, and can still be acted on. */
function provedChecks({ db, now, browserId }: Context, purpose: IdentityPurpose) {
  return db
    .selectFrom('identity_check')
    .select(['identity', 'name', 'user_birth', 'user_phone', 'ci_sealed'])
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where('status', '=', 'VERIFIED')
    .where('started_at', '>', new Date(now.getTime() - USABLE_MS))
    .where((either) =>
      // Older clients do not say what they ask for; they know no other purposes than these.
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
 * The person of this name whom this browser's newest check for this purpose has proved, with this phone or with none;
 * null when there is none.
 */
export async function readProvedPerson(
  { name, userPhone, purpose }: { name: string; userPhone: string; purpose: IdentityPurpose },
  context: Context,
): Promise<ProvedPerson | null> {
  const check = await provedChecks(context, purpose).where('user_phone', 'in', [userPhone, '']).executeTakeFirst();
  return check && isSameName(check.name, name) ? personOf(check, context) : null;
}

/** The person that a check of this browser has proved for a correction, once; null when there is none. */
export async function takeIdentityResult(identity: string, context: Context): Promise<ProvedPerson | null> {
  const check = await provedChecks(context, 'correction').where('identity', '=', identity).executeTakeFirst();
  return check && (await consumeCheck(identity, context)) ? personOf(check, context) : null;
}

/** Uses a check up in the transaction that acts on it. Of several at once one gets true. */
export async function consumeCheck(identity: string, { db }: Pick<CallContext, 'db'>): Promise<boolean> {
  const consumed = await db
    .deleteFrom('identity_check')
    .where('identity', '=', identity)
    .returning('identity')
    .executeTakeFirst();
  return consumed !== undefined;
}
