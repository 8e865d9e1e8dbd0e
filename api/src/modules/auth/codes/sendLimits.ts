import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { consumeQuota } from '../../../pipeline/rateLimit.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

/** Codes for one phone in ten minutes and in a day: an SMS costs money, and nobody should be flooded with them. */
const WINDOW_MS = 10 * MINUTE_MS;
const MAX_IN_WINDOW = 5;
const MAX_IN_DAY = 10;
/** In a demo no SMS is sent, and the same few accounts are tried all day. */
const MAX_IN_DAY_OF_DEMO = 100;

/** Counts one more code for this phone and this IP address; false when a limit is exceeded. */
export async function consumeSendQuota(
  userPhone: string,
  { db, now, ip, configuration, integrations }: CallContext,
): Promise<boolean> {
  const { codeSends, encryptionKeys } = configuration;
  // Hashed: the table of limits stores no phone numbers.
  const phone = keyedHash(encryptionKeys, 'code sends', userPhone).toString('base64url');
  const limits: [subject: string, windowMs: number, maximum: number][] = [
    [`code-10:${phone}`, WINDOW_MS, MAX_IN_WINDOW],
    [`code-day:${phone}`, DAY_MS, integrations.message.showsCodes ? MAX_IN_DAY_OF_DEMO : MAX_IN_DAY],
    [`code-ip:${ip}`, DAY_MS, codeSends.perIp],
    ['code-all', DAY_MS, codeSends.perDay],
  ];
  // In this order, so that a phone or an IP address over its own limit uses up nothing of the limit for all.
  for (const [subject, windowMs, maximum] of limits) {
    if ((await consumeQuota(db, subject, 1, now, windowMs)) > maximum) return false;
  }
  return true;
}
