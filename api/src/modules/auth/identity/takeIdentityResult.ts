import { MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from '../phone/browserHash.ts';

/** How long after it was begun a check can be acted on. */
const USABLE_MS = 60 * MINUTE_MS;

/** The person that a check of this browser has proved, once; null when there is none. */
export async function takeIdentityResult(
  identity: string,
  { db, now, browserId }: Pick<CallContext, 'db' | 'now' | 'browserId'>,
): Promise<{ name: string; userBirth: string } | null> {
  const taken = await db
    .deleteFrom('identity_check')
    .where('identity', '=', identity)
    .where('browser_hash', '=', hashOfBrowser(browserId))
    .where('status', '=', 'VERIFIED')
    .where('started_at', '>', new Date(now.getTime() - USABLE_MS))
    .returning(['name', 'user_birth'])
    .executeTakeFirst();
  return taken ? { name: taken.name, userBirth: taken.user_birth } : null;
}
