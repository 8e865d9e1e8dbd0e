import { seoulTimestamp } from '@portal/shared/time';
import { MINUTE_MS, SECOND_MS } from '../../../clock/durations.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { normalizeNumber } from '../certificates/number.ts';
import { isValid } from '../certificates/store.ts';
import { verifyFormerPaper } from './formerPaper.ts';
import { verifyHygieneCompletion } from './hygieneCompletion.ts';
import { verifyPaper } from './verifyPaper.ts';

/** Checks of one network in a minute: enough for an office with a pile of cards, useless against ten random digits. */
export const MAX_CHECKS_PER_MINUTE = 60;

/**
 * Checks whether a certificate or a paper with this number is valid. A malformed, unknown, revoked or replaced number
 * gets the same response after the same work: one count and four look-ups.
 */
export async function verifyNumber(typed: string, { db, now, ip, retryAfter }: CallContext) {
  if ((await consumeQuota(db, `certificate-check:${networkOf(ip)}`, 1, now, MINUTE_MS)) > MAX_CHECKS_PER_MINUTE) {
    retryAfter(Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / SECOND_MS));
    throw new HttpError('TOO_MANY');
  }
  const number = normalizeNumber(typed);
  const found = await db
    .selectFrom('certificate')
    .select(['grade', 'holder_masked', 'issued_at', 'status'])
    .where('number', '=', number)
    .executeTakeFirst();
  const paper = await verifyPaper(number, db);
  const former = await verifyFormerPaper(typed, db);
  const hygiene = await verifyHygieneCompletion(typed, db);
  if (!isValid(found?.status) || !found?.grade || !found.issued_at)
    return [paper, former].find(({ valid }) => valid) ?? hygiene;
  return {
    valid: true as const,
    kind: 'CERTIFICATE' as const,
    grade: found.grade,
    name: found.holder_masked,
    issuedAt: seoulTimestamp(found.issued_at),
  };
}
