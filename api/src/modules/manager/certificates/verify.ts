import { seoulTimestamp } from '@portal/shared/time';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { normalizeNumber } from './number.ts';
import { isValid } from './store.ts';

/** Checks of one network in a minute: plenty for an office with a pile of cards, nothing against ten digits. */
export const MAX_CHECKS_PER_MINUTE = 60;

/**
 * Whether a certificate of this number is valid. What is malformed, unknown, revoked or replaced gets the same answer
 * after the same work: one count and one look-up.
 */
export async function verifyCertificate(typed: string, { db, now, ip, retryAfter }: CallContext) {
  if ((await consumeQuota(db, `certificate-check:${networkOf(ip)}`, 1, now, MINUTE_MS)) > MAX_CHECKS_PER_MINUTE) {
    retryAfter(Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  }
  const found = await db
    .selectFrom('certificate')
    .select(['grade', 'holder_masked', 'issued_at', 'status'])
    .where('number', '=', normalizeNumber(typed))
    .executeTakeFirst();
  if (!isValid(found?.status) || !found?.grade || !found.issued_at) return { valid: false as const };
  return {
    valid: true as const,
    grade: found.grade,
    name: found.holder_masked,
    issuedAt: seoulTimestamp(found.issued_at),
  };
}
